import type { RecognitionLanguage } from './language/languages.ts';
import type { TextRow } from './reading-order.ts';
import type { RecognizedWord } from './recognized-word.ts';

/** Joins rows to text: words that were hyphenated at the end of a row become whole, paragraphs are apart. */
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

/** A rate that is read as one word with what stands before it, like "VAT19%", as two: no word ends in digits and a percent sign. */
export function separateRate(word: RecognizedWord): RecognizedWord[] {
  const [, name = '', rate = ''] = /^(\p{L}+)(\d+(?:[.,]\d+)?%)$/u.exec(word.text) ?? [];
  if (name === '') return [word];
  const middle = word.left + ((word.right - word.left) * name.length) / word.text.length;
  return [
    { ...word, text: name, right: middle },
    { ...word, text: rate, left: middle },
  ];
}

/** Letters as they are typed: Romanian has commas below, where the data of Tesseract has cedillas. */
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
