import { foldText } from './fold-text.ts';

/** A part of a line between wide gaps. Offsets are those of the whole text. */
export type Cell = { start: number; end: number };

export type Line = Cell & {
  index: number;
  page: number;
  margin: number;
  /** Number on its page, not counting empty lines. */
  row: number;
  cells: readonly Cell[];
  isAfterGap: boolean;
};

export type Paper = {
  text: string;
  folded: string;
  lines: readonly Line[];
  rows: readonly number[];
};

const cellPattern = /[^ \t|](?:[^\t |]| (?![ \t|]))*/g;
const leaders = /(?:\.{4,}|_{4,}|(?: \.){4,})/g;
const letterOrDigit = /[\p{L}\p{N}]/u;

/** Divides a text into pages at form feeds, lines, and cells at wide gaps. */
export function readPaper(text: string): Paper {
  const lines: Line[] = [];
  const rows: number[] = [0];
  let isAfterGap = true;
  const pattern = /[^\n\f\r]+|\f|\n/g;
  let breaks = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '\f') {
      rows.push(0);
      isAfterGap = true;
    } else if (match[0] === '\n') {
      breaks += 1;
      if (breaks > 1) isAfterGap = true;
    } else {
      const cells = cellsOf(match[0], match.index);
      const [first] = cells;
      const last = cells.at(-1);
      if (!first || !last) continue;
      const row = rows.at(-1) ?? 0;
      rows[rows.length - 1] = row + 1;
      lines.push({
        start: first.start,
        end: last.end,
        index: lines.length,
        page: rows.length,
        margin: match.index,
        row,
        cells,
        isAfterGap,
      });
      isAfterGap = false;
      breaks = 0;
    }
  }
  return { text, folded: foldText(text), lines, rows };
}

function cellsOf(line: string, offset: number): Cell[] {
  const spaced = line.replaceAll('\u00a0', ' ').replace(leaders, (dots) => ' '.repeat(dots.length));
  return Array.from(spaced.matchAll(cellPattern), ({ 0: cell, index }) => ({
    start: offset + index,
    end: offset + index + cell.length,
  })).filter(({ start, end }) => letterOrDigit.test(spaced.slice(start - offset, end - offset)));
}

/** Returns the index of the last span, sorted by `start`, that begins at or before an offset; -1 if there is none. */
export function lastStartingBy(spans: readonly Cell[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Returns the line that contains an offset, or the one before it. */
export function lineAt(paper: Paper, offset: number): Line | undefined {
  return paper.lines[Math.max(0, lastStartingBy(paper.lines, offset))];
}

/** Returns the index of the cell that contains an offset, or of the one before it. */
export function cellIndexAt(line: Line, offset: number): number {
  return Math.max(0, lastStartingBy(line.cells, offset));
}

/** Returns the vertical position of a line on its page, from 0 to 1. */
export function heightOf(paper: Paper, line: Line): number {
  return line.row / Math.max(1, (paper.rows[line.page - 1] ?? 1) - 1);
}
