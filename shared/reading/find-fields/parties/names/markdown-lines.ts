import { type Cell, lineAt, type Paper } from '../../paper/paper.ts';

const longest = 120;
const numberSigns = /^#{1,6} /;
const bullet = /^[*+-] /;
const isLowerWord = (text: string) => !/\s/.test(text) && /\p{Ll}/u.test(text);
const underline = /^[ \t]{0,20}\n[ \t]{0,20}(?:={3,80}|-{3,80})[ \t]{0,20}(?:\n|$)/;
const emphasis = /(\*{1,3})(?=\S)([^*\n]{1,200})\1/g;

/** Removes the asterisks of bold and italic text in Markdown. */
export function withoutEmphasis(text: string): string {
  return text.replaceAll(emphasis, '$2');
}

/** Returns whether a cell is a heading or a list item of Markdown, which does not name the sender. */
export function isOfMarkdown(paper: Paper, { start, end }: Cell): boolean {
  const line = lineAt(paper, start);
  if (!line || line.start !== start) return false;
  const textOf = (cell: Cell | undefined) =>
    cell ? paper.text.slice(cell.start, Math.min(cell.end, cell.start + longest)) : '';
  const text = textOf({ start, end });
  if (numberSigns.test(text)) return true;
  if (bullet.test(text)) {
    return [line.index - 1, line.index + 1].some((at) => bullet.test(textOf(paper.lines[at])));
  }
  return isLowerWord(text) && underline.test(paper.text.slice(line.end, line.end + longest));
}
