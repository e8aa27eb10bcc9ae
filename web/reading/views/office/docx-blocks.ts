import { writeInlines } from './docx-inlines.ts';
import { paragraphStyleOf, valueOf } from './docx-styles.ts';
import type { DocxWriting } from './docx-writing.ts';
import { cssOf, merged, type TextStyle } from './text-style.ts';
import { elementAt, elementsOf, type XmlNode } from './xml-tree.ts';

/** Deleted and moved text, and fallbacks that repeat the previous element for old readers. */
const skipped: ReadonlySet<string> = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'sectPr',
  'pPr',
  'tblPr',
]);

export function writeBlocks(parent: XmlNode, writing: DocxWriting): void {
  for (const node of elementsOf(parent)) {
    if (node.name === 'p') writeParagraph(node, writing);
    else if (node.name === 'tbl') writeTable(node, writing);
    else if (!skipped.has(node.name)) writeBlocks(node, writing);
  }
}

const textOfLists: TextStyle = {};

function writeParagraph(paragraph: XmlNode, writing: DocxWriting): void {
  const { writer, styles } = writing;
  const properties = elementAt(paragraph, 'pPr');
  const named = styles.get(valueOf(elementAt(properties, 'pStyle')) ?? '');
  const style = merged(named?.paragraph ?? {}, paragraphStyleOf(properties));
  const text = named?.text ?? textOfLists;
  const label = labelOf(properties, writing);
  const isHeading = style.level !== undefined && style.level <= 6;
  writer.open(isHeading ? `h${style.level}` : 'p', {
    dir: 'auto',
    class: label === undefined ? undefined : 'item',
    style: cssOf({ align: style.align, indent: style.indent }),
  });
  if (label !== undefined) writer.element('span', label, { class: 'label' });
  const boxes = writeInlines(paragraph, { writing, text: isHeading ? {} : text });
  writer.close();
  for (const box of boxes) {
    writer.open('div', { class: 'box' });
    writeBlocks(box, writing);
    writer.close();
  }
}

function labelOf(properties: XmlNode | undefined, { label }: DocxWriting): string | undefined {
  const list = elementAt(properties, 'numPr');
  const id = valueOf(elementAt(list, 'numId'));
  if (id === undefined || id === '0') return undefined;
  const depth = Number(valueOf(elementAt(list, 'ilvl')) ?? 0);
  return Number.isInteger(depth) && depth >= 0 && depth < 9 ? label(id, depth) : undefined;
}

type TableCell = { node: XmlNode; column: number; columns: number; merge: string | undefined };

function writeTable(table: XmlNode, writing: DocxWriting): void {
  const { writer } = writing;
  const rows = rowsOf(table).map((row) => cellsOf(row));
  writer.open('table', { class: 'grid' });
  for (const [index, cells] of rows.entries()) {
    writer.open('tr');
    for (const cell of cells) {
      if (cell.merge !== 'continue') writeCell(cell, rowsBelow(rows, index, cell), writing);
    }
    writer.close();
  }
  writer.close();
}

/** Rows may be nested in elements that mark changes and fields. */
function rowsOf(parent: XmlNode): XmlNode[] {
  return elementsOf(parent).flatMap((node) => {
    if (node.name === 'tr') return [node];
    return skipped.has(node.name) || node.name === 'tbl' ? [] : rowsOf(node);
  });
}

function cellsOf(row: XmlNode): TableCell[] {
  let column = 0;
  return cellNodesOf(row).map((node) => {
    const properties = elementAt(node, 'tcPr');
    const columns = Math.min(Number(valueOf(elementAt(properties, 'gridSpan')) ?? 1) || 1, 60);
    const vertical = elementAt(properties, 'vMerge');
    const cell = { node, column, columns, merge: vertical && (valueOf(vertical) ?? 'continue') };
    column += columns;
    return cell;
  });
}

function cellNodesOf(parent: XmlNode): XmlNode[] {
  return elementsOf(parent).flatMap((node) => {
    if (node.name === 'tc') return [node];
    return skipped.has(node.name) ? [] : cellNodesOf(node);
  });
}

/** Returns the row span of a vertically merged cell. */
function rowsBelow(rows: readonly TableCell[][], first: number, { column, merge }: TableCell) {
  if (merge !== 'restart') return 1;
  let count = 1;
  while (count < 1000) {
    const below = rows[first + count]?.find((cell) => cell.column === column);
    if (below?.merge !== 'continue') break;
    count += 1;
  }
  return count;
}

function writeCell({ node, columns }: TableCell, rows: number, writing: DocxWriting): void {
  const { writer } = writing;
  writer.open('td', {
    colspan: columns > 1 ? String(columns) : undefined,
    rowspan: rows > 1 ? String(rows) : undefined,
  });
  writeBlocks(node, writing);
  writer.close();
}
