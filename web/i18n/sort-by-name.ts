/** Rows by name as a language sorts them, and numbers in names by their values. */
export function sortByName<Row>(
  rows: readonly Row[],
  options: { nameOf: (row: Row) => string; locale: string },
): Row[] {
  const { nameOf, locale } = options;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return rows.toSorted((left, right) => compare(nameOf(left), nameOf(right)));
}
