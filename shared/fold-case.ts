const ascii = /^[\0-\x7f]*$/;

/**
 * Text without case, for comparison: Unicode's full case folding (`ß` is `ss`, `ς` is `σ`) in NFC, with accents kept. A
 * text does not tell its language, so the Turkish `ı` and `İ` are an `i` like any other.
 */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll('i\u0307', 'i')
    .normalize('NFC');
}
