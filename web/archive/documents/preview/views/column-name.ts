const letters = 26;

/** Returns the letters of a sheet's column: A for 0, AA for 26. */
export function columnName(column: number): string {
  const last = String.fromCodePoint('A'.charCodeAt(0) + (column % letters));
  return column < letters ? last : columnName(Math.floor(column / letters) - 1) + last;
}
