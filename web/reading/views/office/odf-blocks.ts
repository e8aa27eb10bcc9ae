import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import { linkAttributes } from '../html/elements.ts';
import type { MarkupWriter } from '../html/markup-writer.ts';
import { writePicture } from './office-pictures.ts';
import { pointsOf, type OdfStyles } from './odf-styles.ts';
import { cssOf } from './text-style.ts';
import { descendantsOf, elementAt, elementsOf, textOf, type XmlNode } from './xml-tree.ts';

export type OdfWriting = {
  readonly writer: MarkupWriter;
  readonly archive: ZipArchive;
  readonly styles: OdfStyles;
  readonly numberedLists: ReadonlySet<string>;
  readonly notes: XmlNode[];
};

const skipped: ReadonlySet<string> = new Set([
  'annotation',
  'annotation-end',
  'forms',
  'notes',
  'sequence-decls',
  'soft-page-break',
  'tracked-changes',
  'desc',
  'title',
]);

export function writeBlocks(parent: XmlNode, writing: OdfWriting): void {
  for (const node of elementsOf(parent)) writeBlock(node, writing);
}

function writeBlock(node: XmlNode, writing: OdfWriting): void {
  if (skipped.has(node.name)) return;
  switch (node.name) {
    case 'p':
    case 'h':
      return writeParagraph(node, writing);
    case 'list':
      return writeList(node, writing);
    case 'table':
      return writeTable(node, writing);
    case 'frame':
      return writeFrame(node, writing);
    default:
      return writeBlocks(node, writing);
  }
}

function writeParagraph(node: XmlNode, writing: OdfWriting): void {
  const { writer, styles } = writing;
  const style = styles.get(node.attributes['text:style-name'] ?? '');
  const level = Math.min(Number(node.attributes['text:outline-level'] ?? 1) || 1, 6);
  const isHeading = node.name === 'h';
  const text = isHeading ? {} : style?.text;
  writer.open(isHeading ? `h${level}` : 'p', {
    dir: 'auto',
    style: cssOf({ ...text, ...style?.paragraph }),
  });
  const frames = writeInlines(node, writing);
  writer.close();
  for (const frame of frames) writeFrame(frame, writing);
}

/** Writes the content of a paragraph; returns its text frames, which are shown below it. */
function writeInlines(parent: XmlNode, writing: OdfWriting): XmlNode[] {
  return parent.children.flatMap((child) => {
    if (typeof child !== 'string')
      return skipped.has(child.name) ? [] : writeInline(child, writing);
    writing.writer.text(child.replaceAll(/[\t\n\r ]+/g, ' '));
    return [];
  });
}

function writeInline(node: XmlNode, writing: OdfWriting): XmlNode[] {
  const { writer, styles } = writing;
  switch (node.name) {
    case 'span': {
      const css = cssOf(styles.get(node.attributes['text:style-name'] ?? '')?.text ?? {});
      return writeWithin('span', { css: { style: css }, node, writing });
    }
    case 'a':
      return writeWithin('a', {
        css: linkAttributes(node.attributes['xlink:href']),
        node,
        writing,
      });
    case 's':
      writer.text('\u00a0'.repeat(Math.min(Number(node.attributes['text:c'] ?? 1) || 1, 100)));
      return [];
    case 'tab':
      writer.text('\t');
      return [];
    case 'line-break':
      writer.element('br', '');
      return [];
    case 'note':
      writing.notes.push(node);
      writer.element('sup', textOf(elementAt(node, 'note-citation') ?? node).slice(0, 20));
      return [];
    case 'frame':
      if (elementAt(node, 'text-box')) return [node];
      writeFrame(node, writing);
      return [];
    default:
      return writeInlines(node, writing);
  }
}

type Within = { css: Record<string, string | undefined>; node: XmlNode; writing: OdfWriting };

function writeWithin(name: string, { css, node, writing }: Within): XmlNode[] {
  writing.writer.open(name, css);
  const frames = writeInlines(node, writing);
  writing.writer.close();
  return frames;
}

function writeList(list: XmlNode, writing: OdfWriting, around = false): void {
  const { writer, numberedLists } = writing;
  const name = list.attributes['text:style-name'];
  const isNumbered = name === undefined ? around : numberedLists.has(name);
  writer.open(isNumbered ? 'ol' : 'ul');
  for (const item of elementsOf(list)) {
    if (item.name !== 'list-item' && item.name !== 'list-header') continue;
    writer.open('li');
    for (const node of elementsOf(item)) {
      if (node.name === 'list') writeList(node, writing, isNumbered);
      else writeBlock(node, writing);
    }
    writer.close();
  }
  writer.close();
}

const mostRepeats = 100;

function writeTable(table: XmlNode, writing: OdfWriting): void {
  const { writer } = writing;
  writer.open('table', { class: 'grid' });
  for (const row of rowsOf(table)) {
    const repeats = numberIn(row.attributes['table:number-rows-repeated'], mostRepeats);
    for (let count = 0; count < repeats; count += 1) {
      writer.open('tr');
      for (const cell of elementsOf(row)) if (cell.name === 'table-cell') writeCell(cell, writing);
      writer.close();
    }
  }
  writer.close();
}

function rowsOf(parent: XmlNode): XmlNode[] {
  return elementsOf(parent).flatMap((node) => {
    if (node.name === 'table-row') return [node];
    return node.name === 'table' ? [] : rowsOf(node);
  });
}

function writeCell(cell: XmlNode, writing: OdfWriting): void {
  const { writer } = writing;
  const { attributes } = cell;
  const columns = numberIn(attributes['table:number-columns-spanned'], 60);
  const rows = numberIn(attributes['table:number-rows-spanned'], 1000);
  const repeats = numberIn(attributes['table:number-columns-repeated'], mostRepeats);
  for (let count = 0; count < repeats; count += 1) {
    writer.open('td', {
      colspan: columns > 1 ? String(columns) : undefined,
      rowspan: rows > 1 ? String(rows) : undefined,
    });
    writeBlocks(cell, writing);
    writer.close();
  }
}

function numberIn(written: string | undefined, most: number): number {
  const number = Number(written ?? 1);
  return Number.isInteger(number) && number > 0 ? Math.min(number, most) : 1;
}

const pixelsPerPoint = 96 / 72;

export function writeFrame(frame: XmlNode, writing: OdfWriting): void {
  const { writer, archive } = writing;
  const box = elementAt(frame, 'text-box');
  if (box) {
    writer.open('div', { class: 'box' });
    writeBlocks(box, writing);
    writer.close();
    return;
  }
  const table = elementAt(frame, 'table');
  if (table) return writeTable(table, writing);
  const image = elementsOf(frame).find(({ name }) => name === 'image');
  const part = (image?.attributes['xlink:href'] ?? '').replace(/^\.\//, '');
  if (!archive.names.includes(part)) return;
  const described = elementAt(frame, 'desc') ?? elementAt(frame, 'title');
  const points = pointsOf(frame.attributes['svg:width']);
  writePicture(writer, {
    archive,
    part,
    alt: described ? textOf(described).slice(0, 500) : '',
    ...(points && { width: points * pixelsPerPoint }),
  });
}

export function writeNotes(writing: OdfWriting): void {
  const { writer, notes } = writing;
  if (notes.length === 0) return;
  writer.open('section', { class: 'notes' });
  for (const note of notes.splice(0)) {
    writer.open('div', { class: 'note' });
    writer.element('sup', textOf(elementAt(note, 'note-citation') ?? note).slice(0, 20));
    writer.open('div');
    writeBlocks(elementAt(note, 'note-body') ?? note, writing);
    writer.close();
    writer.close();
  }
  writer.close();
}

export function writeMargin(kind: 'header' | 'footer', root: XmlNode, writing: OdfWriting): void {
  const [margin] = descendantsOf(root, kind);
  if (!margin) return;
  writing.writer.open(kind, { class: 'margin' });
  writeBlocks(margin, writing);
  writing.writer.close();
}
