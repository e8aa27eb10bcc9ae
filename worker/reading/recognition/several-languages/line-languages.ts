import { detectLanguage } from '../language/detect-language.ts';
import type { RecognitionLanguage } from '../language/languages.ts';
import { confidenceOf } from '../language/plausible-words.ts';
import { leastOfText, textOf } from '../page-reader.ts';
import { boxOf } from '../reading-order.ts';
import type { RecognizedLine } from '../recognized-word.ts';

/** A line with the language of the data it was read with. */
export type LineRead = RecognizedLine & { language: RecognitionLanguage };

/** Marks a line with hardly any text, which may be in a script that the data do not contain. */
export const unread = 'unread';

/** The certainty from which lines are in another language, and the shares of dictionary words from which they are in the same one. */
const surelyOther = 0.3;
const surelySame = 0.8;
const probablySame = 0.6;
const fewestLetters = 3;

/** Returns the language of each line: by its own words, those of surrounding undecided lines, or the nearest line. */
export function languagesOfLines(
  lines: readonly LineRead[],
  languages: readonly RecognitionLanguage[],
): (RecognitionLanguage | undefined)[] {
  const found = lines.map((line) => languageOfLine(line, languages));
  detectTogether(lines, { found, languages });
  const boxes = lines.map(({ words }) => boxOf(words));
  return found.map((own, index) => {
    const box = boxes[index];
    if (own || !box) return own;
    let nearest: { language: RecognitionLanguage; gap: number } | undefined;
    for (const [at, language] of found.entries()) {
      const other = boxes[at];
      if (!language || !other || other.right < box.left || other.left > box.right) continue;
      const gap = Math.max(other.top - box.bottom, box.top - other.bottom);
      if (!nearest || gap < nearest.gap) nearest = { language, gap };
    }
    return nearest?.language;
  });
}

function languageOfLine(
  line: LineRead,
  languages: readonly RecognitionLanguage[],
): RecognitionLanguage | undefined {
  const share = knownShare(line);
  if (share >= surelySame) return line.language;
  const other = otherLanguage([line], languages);
  if (other) return other;
  if (lettersIn(textOf([line])) < fewestLetters) return undefined;
  if (confidenceOf(line.words) < leastOfText) return unread;
  return share >= probablySame ? line.language : undefined;
}

function otherLanguage(
  lines: readonly LineRead[],
  languages: readonly RecognitionLanguage[],
): RecognitionLanguage | undefined {
  const detected = detectLanguage(textOf(lines), languages);
  const isOther = detected && detected.language !== lines[0]?.language;
  return isOther && detected.certainty >= surelyOther ? detected.language : undefined;
}

/** Completes `found` for consecutive lines with too few words each. */
function detectTogether(
  lines: readonly LineRead[],
  {
    found,
    languages,
  }: { found: (RecognitionLanguage | undefined)[]; languages: readonly RecognitionLanguage[] },
): void {
  for (let start = 0; start < lines.length; start += 1) {
    let end = start;
    while (end < lines.length && found[end] === undefined) end += 1;
    const language = end - start > 1 && otherLanguage(lines.slice(start, end), languages);
    if (language) found.fill(language, start, end);
    start = Math.max(start, end);
  }
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

function knownShare({ words }: RecognizedLine): number {
  const long = words.filter(({ text }) => lettersIn(text) >= fewestLetters);
  return long.filter(({ isKnown }) => isKnown).length / Math.max(1, long.length);
}
