import { keepResults } from '../formats/keep-results.ts';

const collatorOf = keepResults((locale: string) => new Intl.Collator(locale, { numeric: true }));

/** Sorts rows by name in the order of a language, with numbers in names by their values. */
export function sortByName<Row>(
  rows: readonly Row[],
  options: { nameOf: (row: Row) => string; locale: string },
): Row[] {
  const { nameOf, locale } = options;
  const { compare } = collatorOf(locale);
  return rows.toSorted((left, right) => compare(nameOf(left), nameOf(right)));
}
