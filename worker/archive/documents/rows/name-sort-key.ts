import { foldForSearch } from '../../../../shared/text/fold-for-search.ts';

const maxLength = 255;

/**
 * Returns the key that a list by name is sorted by, in the order of code points. It ignores case
 * and diacritics and compares numbers by their values ("Rechnung 2" before "Rechnung 10"). Names
 * that differ in nothing else have the same key.
 */
export function nameSortKey(name: string): string {
  return foldForSearch(name)
    .slice(0, maxLength)
    .replace(/\d+/g, (digits) => {
      const number = digits.replace(/^0+/, '');
      return lengthCode(number.length) + number;
    });
}

/**
 * Returns digits that sort like the length, of which none is a prefix of another: 0 to 8, 90 to 98,
 * 990 …
 */
function lengthCode(length: number): string {
  return '9'.repeat(Math.floor(length / 9)) + String(length % 9);
}
