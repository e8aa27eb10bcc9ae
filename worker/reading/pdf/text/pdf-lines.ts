import { han } from '../../text/east-asian.ts';

/** A piece of text in the format of pdf.js: `transform` ends with its position, `height` is its font size, both in points. */
export type PdfTextItem = {
  str: string;
  transform: number[];
  width: number;
  height: number;
  hasEOL: boolean;
};

type Line = { text: string; left: number; right: number; y: number; height: number };

const cjkEnd = new RegExp(`${han}$`, 'u');
const cjkStart = new RegExp(`^${han}`, 'u');

/** Joins the text of a page: each paragraph becomes one line, and hyphenated words are rejoined. */
export function joinPdfText(items: readonly PdfTextItem[]): string {
  const lines = toLines(items);
  const edges = columnEdges(lines);
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (!next) return line.text;
      if (isHyphenated(line.text, next.text)) return line.text.slice(0, -1);
      return line.text + lineBreak(line, next, edges.get(columnOf(line)) ?? line.right);
    })
    .join('');
}

const columnStep = 20;

function columnOf(line: Line): number {
  return Math.round(line.left / columnStep);
}

function columnEdges(lines: readonly Line[]): Map<number, number> {
  const edges = new Map<number, number>();
  for (const line of lines) {
    edges.set(columnOf(line), Math.max(line.right, edges.get(columnOf(line)) ?? 0));
  }
  return edges;
}

const dotLeader = /[. ]{12,}/g;

function toLines(items: readonly PdfTextItem[]): Line[] {
  const lines: Line[] = [];
  let line: Line | undefined;
  items.forEach((item, index) => {
    const [, , , , x = 0, y = 0] = item.transform;
    if (item.str.trim() !== '') {
      if (!line) {
        line = { text: '', left: x, right: x, y, height: item.height };
        lines.push(line);
      }
      line.right = x + item.width;
      line.height = Math.max(line.height, item.height);
    }
    if (!line) return;
    line.text += item.str === ' ' ? gap(items, index) : item.str;
    if (item.hasEOL) line = undefined;
  });
  for (const line of lines) line.text = line.text.replace(dotLeader, '\t').trimEnd();
  return lines;
}

/** Returns the white space between two pieces: a tab for a wide gap, nothing within CJK text. */
function gap(items: readonly PdfTextItem[], index: number): string {
  const space = items[index];
  const previous = items[index - 1];
  const next = items[index + 1];
  const size = previous?.height || next?.height;
  if (!space || !previous || !next || !size) return ' ';
  if (space.width > size * 2) return '\t';
  const isTracking =
    space.width < size * 0.8 && cjkEnd.test(previous.str) && cjkStart.test(next.str);
  return isTracking ? '' : ' ';
}

// In "Um- und Einbauten", the hyphen replaces the rest of a word.
const suspendedHyphen = /^(?:und|oder|bzw|sowie|and|or|to|et|ou)\b/;

function isHyphenated(text: string, next: string): boolean {
  if (/\p{Lu}{2}[-\u2010]$/u.test(text)) return /^\p{Lu}{2}/u.test(next);
  return (
    /\p{L}[-\u00ad\u2010]$/u.test(text) && /^\p{Ll}/u.test(next) && !suspendedHyphen.test(next)
  );
}

/** Returns a space within a paragraph (nothing in CJK text), one line break between paragraphs, or two if they are far apart. */
function lineBreak(line: Line, next: Line, right: number): string {
  if (isWrapped(line, next, right)) {
    return cjkEnd.test(line.text) && cjkStart.test(next.text) ? '' : ' ';
  }
  return line.y - next.y > Math.max(line.height, next.height) * 2 ? '\n\n' : '\n';
}

function isWrapped(line: Line, next: Line, right: number): boolean {
  const distance = line.y - next.y;
  const isClose = distance > 0 && distance < line.height * 1.65;
  if (!isClose || line.height !== next.height || /\t/.test(line.text + next.text)) return false;
  if (cjkStart.test(next.text)) return right - line.right < line.height * 2;
  const firstWord = next.text.search(/\s|$/);
  return right - line.right < ((next.right - next.left) * firstWord) / next.text.length;
}
