export interface TextTable {
  header: string[];
  rows: string[][];
  hasMoreRows: boolean;
  hasMoreColumns: boolean;
}

interface TableLimits {
  rows: number;
  columns: number;
  /** The total of all rows; at least one row is read. */
  cells: number;
  cellLength: number;
}

// In order of preference: commas are part of numbers and sentences.
const delimiters = ['\t', ';', ','];
const sampleRows = 20;

/**
 * Parses delimited text (RFC 4180 and variants of spreadsheets: other delimiters, a first line such as `sep=;`). The
 * first row is the header. Returns undefined if there is only one column.
 */
export function parseDelimited(text: string, limits: TableLimits): TextTable | undefined {
  const [declaration = '', declared] = /^\ufeff?sep=(.)\r?\n/.exec(text) ?? [];
  const body = withoutLastLineBreaks(text.slice(declaration.length).replace(/^\ufeff/, ''));
  const delimiter = declared ?? detectDelimiter(body);
  if (delimiter === undefined) return undefined;

  const read = readRows(body, { ...limits, delimiter });
  const width = Math.max(...read.rows.map((row) => row.length));
  if (width < 2) return undefined;
  const shown = read.rows.slice(0, Math.max(2, Math.floor(limits.cells / width)));
  const [header = [], ...rows] = shown.map((row) => [
    ...row,
    ...Array.from({ length: width - row.length }, () => ''),
  ]);
  return {
    header,
    rows,
    hasMoreRows: read.hasMoreRows || shown.length < read.rows.length,
    hasMoreColumns: read.hasMoreColumns,
  };
}

/** Returns the delimiter with the most rows of equal width; undefined if none splits rows. */
function detectDelimiter(text: string): string | undefined {
  let best: { delimiter: string; share: number } | undefined;
  for (const delimiter of delimiters) {
    const sample = { rows: sampleRows, columns: 1000, cellLength: 1, delimiter };
    const widths = readRows(text, sample).rows.map((row) => row.length);
    const divided = Map.groupBy(
      widths.filter((width) => width > 1),
      (width) => width,
    );
    const most = Math.max(0, ...[...divided.values()].map((rows) => rows.length));
    const share = most / widths.length;
    if (share > (best?.share ?? 0)) best = { delimiter, share };
  }
  return best?.delimiter;
}

type ReadLimits = Omit<TableLimits, 'cells'> & { delimiter: string };

/** Reads the header and as many rows as the limits allow; an unclosed quote ends with the text. */
function readRows(text: string, limits: ReadLimits) {
  const { delimiter, rows: maxRows, columns: maxColumns, cellLength } = limits;
  const rows: string[][] = [];
  let row: string[] = [];
  let hasMoreColumns = false;
  let at = 0;
  while (at < text.length && rows.length <= maxRows) {
    const cell = readCell(text, at, delimiter);
    if (row.length < maxColumns) row.push(cell.value.slice(0, cellLength));
    else hasMoreColumns = true;
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the end of the text begins another cell.
      if (at < text.length) continue;
      if (row.length < maxColumns) row.push('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // Empty lines are skipped.
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return { rows, hasMoreRows: at < text.length, hasMoreColumns };
}

type Cell = { value: string; end: number };

function readCell(text: string, start: number, delimiter: string): Cell {
  if (text[start] !== '"') return readPlain(text, start, delimiter);
  const quoted = readQuoted(text, start);
  // Text after the closing quote, which is invalid.
  const rest = readPlain(text, quoted.end, delimiter);
  return { value: quoted.value + rest.value, end: rest.end };
}

function readPlain(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && !isLineBreak(text[end])) end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): Cell {
  let value = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return { value: value + text.slice(at), end: text.length };
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

/** Without a regular expression, which is slow for a text with many line breaks. */
function withoutLastLineBreaks(text: string): string {
  let end = text.length;
  while (isLineBreak(text[end - 1])) end -= 1;
  return text.slice(0, end);
}

function isLineBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}
