/** An amount, number or date, which is written as it is, or a text that a person or a document has given. */
export type CsvCell = { exact: number | string } | { text: string } | null;

/** Spreadsheets may only take the text for UTF-8 if it begins with this mark. */
export const byteOrderMark = '\ufeff';

/**
 * Where a formula would begin: with the text, or after what separates cells in some languages, where the quotes of this
 * one are no quotes.
 */
const formulaStart = /^(?=[=+\-@＝＋－＠\t\r])|[;\t\r\n]"*(?=[=+\-@＝＋－＠])/gu;

/** A line of a table (RFC 4180). A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if ('exact' in cell) return String(cell.exact);
  const text = cell.text.replaceAll(formulaStart, "$&'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
