/**
 * `exact` is an amount, number or date, which is written unchanged; `text` is from a person or a
 * document and is escaped.
 */
export type CsvCell = { exact: number | string } | { text: string } | null;

/** Spreadsheets may only read the text as UTF-8 if it begins with this mark. */
export const byteOrderMark = '\ufeff';

/**
 * Positions where a formula could begin: at the start of the text, or after a cell separator of
 * another locale, whose spreadsheets may not accept the quotes of this one.
 */
const formulaStart = /^(?=[=+\-@＝＋－＠\t\r])|[;\t\r\n]"*(?=[=+\-@＝＋－＠])/gu;

/**
 * Returns a line of a table (RFC 4180). A text that a spreadsheet would run as a formula gets an
 * apostrophe before it.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if ('exact' in cell) return String(cell.exact);
  const text = cell.text.replaceAll(formulaStart, "$&'");
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
