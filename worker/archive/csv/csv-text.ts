/** An amount, number or date, which is written as it is, or a text that a person or a document has given. */
export type CsvCell = { exact: number | string } | { text: string } | null;

/** Spreadsheets may only take the text for UTF-8 if it begins with this mark. */
export const byteOrderMark = '\ufeff';

/** A line of a table (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if ('exact' in cell) return String(cell.exact);
  const text = /^[=+\-@\t\r]/.test(cell.text) ? `'${cell.text}` : cell.text;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
