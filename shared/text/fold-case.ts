import { boundMarks } from './bound-marks.ts';

const ascii = /^[\0-\x7f]*$/;

/**
 * Folds case by Unicode's full case folding (`ß` is `ss`, `ς` is `σ`) in NFC, keeping accents. As the language is unknown, the Turkish `ı`
 * and `İ` are folded to `i`.
 */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return boundMarks(text)
    .normalize('NFC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .normalize('NFC');
}
