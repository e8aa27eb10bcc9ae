const digits = String.raw`(?:\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,]\d+)?`;
const number = new RegExp(
  String.raw`^\(?[-+−]?\p{Sc}?\s?${digits}\s?(?:%|\p{Sc}|\p{Lu}{3})?\)?$`,
  'u',
);

export function isNumericColumn(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => number.test(cell));
}
