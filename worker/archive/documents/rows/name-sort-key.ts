import { foldForSearch } from '../../../../shared/text/fold-for-search.ts';

/** Characters of a name that decide its place in a list; folding may make more of them. */
const maxLength = 255;

/**
 * What a list by name is sorted by, in the order of code points: without case and diacritics, and numbers by their
 * values ("Rechnung 2" before "Rechnung 10"). Names that only differ in these have the same key.
 */
export function nameSortKey(name: string): string {
  return foldForSearch(name)
    .slice(0, maxLength)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+/, '');
      return lengthCode(number.length) + number;
    });
}

/** Digits that sort as the length does, and none of which begins another: 0 to 8, 90 to 98, 990 … */
function lengthCode(length: number): string {
  return '9'.repeat(Math.floor(length / 9)) + String(length % 9);
}
