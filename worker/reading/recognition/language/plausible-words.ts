import type { RecognizedLine, RecognizedWord } from '../recognized-word.ts';

/** Confidences in percent. A `sure` word is always kept; a less sure one has to be in the dictionary or in a line of good words. */
const sure = 75;
const likely = 45;
const least = 20;
const goodLine = 55;

export function keepPlausible(lines: readonly RecognizedLine[]): RecognizedLine[] {
  const kept = lines
    .map((line) => ({ ...line, words: plausibleWords(line.words) }))
    .filter(({ words }) => words.length > 0);
  return isText(kept) ? kept : [];
}

function plausibleWords(words: readonly RecognizedWord[]): RecognizedWord[] {
  const written = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const characters = lengthOf(written);
  if (characters === 0) return [];
  const mean =
    written.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / characters;
  return words.filter((word) => {
    if (!/[\p{L}\p{N}]/u.test(word.text)) return mean >= goodLine && word.confidence >= likely;
    if (word.confidence >= sure) return mean >= likely;
    if (word.isKnown && word.text.length > 2 && word.confidence >= least) return mean >= likely;
    return word.confidence >= (mean >= goodLine ? least : likely) && mean >= likely;
  });
}

const fewestSureCharacters = 6;
const leastShareOfSure = 0.25;

function lengthOf(words: readonly Pick<RecognizedWord, 'text'>[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

function isText(lines: readonly RecognizedLine[]): boolean {
  const words = lines.flatMap((line) => line.words);
  const sureWords = words.filter(
    ({ text, confidence, isKnown }) =>
      confidence >= sure && /[\p{L}\p{N}]{3}/u.test(text) && (isKnown || confidence >= 85),
  );
  const sureLength = lengthOf(sureWords);
  return sureLength >= fewestSureCharacters && sureLength >= lengthOf(words) * leastShareOfSure;
}

export function confidenceOf(
  words: readonly Pick<RecognizedWord, 'text' | 'confidence'>[],
): number {
  const length = lengthOf(words);
  const total = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return length === 0 ? 0 : Math.round(total / length);
}
