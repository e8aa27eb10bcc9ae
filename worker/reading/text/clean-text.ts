import { boundMarks } from '../../../shared/text/bound-marks.ts';

// Latin, Armenian and Arabic ligatures, and the radicals that PDF fonts use instead of Han characters. Other compatibility characters
// (full-width digits, superscripts) are intentional.
const ligatures = /[\u2e80-\u2fd5\ufb00-\ufb17\ufb50-\ufbff\ufd50-\ufdf9\ufe70-\ufefc]+/g;
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\ue000-\uf8ff]/g;
const invisible = /(?![\t\n])\p{Cc}|[\u00ad\u200b\u2060\ufeff]/gu;
// The look-behind prevents quadratic time for a long run of spaces.
const lineEndSpaces = /(?<![ \t])[ \t]+(?=\n)/g;

/** Normalizes the text of any reader: NFC, line feeds, plain spaces, nothing invisible, single empty lines. */
export function cleanText(text: string): string {
  return boundMarks(text.toWellFormed())
    .replace(ligatures, (run) => run.normalize('NFKC'))
    .normalize('NFC')
    .replace(lineBreaks, '\n')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .replace(lineEndSpaces, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd();
}

const longestWord = 200;

/** Returns the beginning of a text, at most `length` UTF-16 code units, cut between words if a word ends nearby. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  if (/\s/.test(text.charAt(length))) return cut.trimEnd();
  const lastSpace = cut.slice(-longestWord).search(/\s\S*$/);
  if (lastSpace < 0) return cut.replace(/[\ud800-\udbff]$/, '');
  return cut.slice(0, cut.length - Math.min(longestWord, cut.length) + lastSpace).trimEnd();
}
