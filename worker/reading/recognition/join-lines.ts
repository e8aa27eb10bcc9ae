import type { RecognitionLanguage } from './language/languages.ts';
import type { TextRow } from './reading-order.ts';
import type { RecognizedWord } from './recognized-word.ts';

export function joinRows(rows: readonly TextRow[]): string {
  let text = '';
  for (const { words, startsParagraph } of rows) {
    const next = words.map((word) => word.text).join(' ');
    const isHyphenated = /\p{Ll}[-‐¬]$/u.test(text) && /^\p{Ll}/u.test(next);
    if (isHyphenated) text = text.slice(0, -1);
    else if (text !== '') text += startsParagraph ? '\n\n' : '\n';
    text += next;
  }
  return text;
}

const ligatures = new Map([
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
]);

/** Splits a rate from the preceding name if they were read as one word, such as "VAT19%". No word ends with digits and a percent sign. */
export function separateRate(word: RecognizedWord): RecognizedWord[] {
  const [, name = '', rate = ''] = /^(\p{L}+)(\d+(?:[.,]\d+)?%)$/u.exec(word.text) ?? [];
  if (name === '') return [word];
  const middle = word.left + ((word.right - word.left) * name.length) / word.text.length;
  return [
    { ...word, text: name, right: middle },
    { ...word, text: rate, left: middle },
  ];
}

/** Replaces letters by those that people type: the data of Tesseract have cedillas for the Romanian commas below. */
export function correctLetters(text: string, language: RecognitionLanguage): string {
  const expanded = expandLigatures(text);
  return language === 'ro'
    ? expanded.replaceAll(/[ŞşŢţ]/gu, (letter) => commas.get(letter) ?? letter)
    : expanded;
}

const commas = new Map([
  ['Ş', 'Ș'],
  ['ş', 'ș'],
  ['Ţ', 'Ț'],
  ['ţ', 'ț'],
]);

function expandLigatures(text: string): string {
  return text.replaceAll(/[ﬀ-ﬆ]/gu, (ligature) => ligatures.get(ligature) ?? ligature);
}
