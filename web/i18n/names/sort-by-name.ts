import { keepResults } from '../formats/keep-results.ts';

const collatorOf = keepResults((locale: string) => new Intl.Collator(locale, { numeric: true }));

/** Rows by name as a language sorts them, and numbers in names by their values. */
export function sortByName<Row>(
  rows: readonly Row[],
  options: { nameOf: (row: Row) => string; locale: string },
): Row[] {
  const { nameOf, locale } = options;
  const { compare } = collatorOf(locale);
  return rows.toSorted((left, right) => compare(nameOf(left), nameOf(right)));
}
