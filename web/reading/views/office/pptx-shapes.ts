import type { ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import { linkAttributes } from '../html/elements.ts';
import type { MarkupWriter } from '../html/markup-writer.ts';
import { writePicture } from './office-pictures.ts';
import { colorOf, cssOf, type TextStyle } from './text-style.ts';
import { elementAt, elementsOf, textOf, type XmlNode } from './xml-tree.ts';

export type PptxWriting = {
  readonly writer: MarkupWriter;
  readonly archive: ZipArchive;
  /** Parts and addresses by their ids in this slide. */
  readonly parts: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
};

const titles: ReadonlySet<string | undefined> = new Set(['title', 'ctrTitle']);
/** Placeholders of the date, the slide number and the footer. */
const repeated: ReadonlySet<string | undefined> = new Set(['dt', 'sldNum', 'ftr', 'hdr']);

export function writeShapes(tree: XmlNode, writing: PptxWriting): void {
  const shapes = elementsOf(tree);
  for (const shape of shapes.filter(isTitle)) writeTitle(shape, writing);
  for (const shape of shapes.filter((one) => !isTitle(one))) writeShape(shape, writing);
}

export function hasOwnText(shape: XmlNode): boolean {
  const text = elementAt(shape, 'txBody');
  return text !== undefined && textOf(text).trim() !== '' && !repeated.has(placeOf(shape));
}

function isTitle(shape: XmlNode): boolean {
  return titles.has(placeOf(shape));
}

/** Returns the placeholder type of a shape. */
function placeOf(shape: XmlNode): string | undefined {
  const place = elementAt(shape, 'nvSpPr', 'nvPr', 'ph');
  return place && (place.attributes['type'] ?? 'body');
}

function writeTitle(shape: XmlNode, { writer }: PptxWriting): void {
  const paragraphs = elementsOf(elementAt(shape, 'txBody') ?? shape);
  const title = paragraphs.map(textOf).join(' ').trim();
  if (title !== '') writer.element('h2', title, { dir: 'auto' });
}

function writeShape(shape: XmlNode, writing: PptxWriting): void {
  switch (shape.name) {
    case 'sp': {
      const text = elementAt(shape, 'txBody');
      if (text && !repeated.has(placeOf(shape))) writeText(text, { shape, writing });
      return;
    }
    case 'pic':
      return writeSlidePicture(shape, writing);
    case 'graphicFrame': {
      const table = elementAt(shape, 'graphic', 'graphicData', 'tbl');
      if (table) writeTable(table, writing);
      return;
    }
    case 'grpSp':
    case 'AlternateContent':
    case 'Choice':
      for (const child of elementsOf(shape)) writeShape(child, writing);
  }
}

function writeSlidePicture(shape: XmlNode, { writer, archive, parts }: PptxWriting): void {
  const described = elementAt(shape, 'nvPicPr', 'cNvPr');
  const reference = elementAt(shape, 'blipFill', 'blip')?.attributes['r:embed'] ?? '';
  const part = parts.get(reference);
  if (part === undefined) return;
  writePicture(writer, { archive, part, alt: described?.attributes['descr'] ?? '' });
}

type Placed = { shape: XmlNode; writing: PptxWriting };

function writeText(text: XmlNode, { shape, writing }: Placed): void {
  const place = placeOf(shape);
  // The body of a slide is a list by default.
  const isList = place === 'body' || place === 'obj';
  for (const paragraph of elementsOf(text)) {
    if (paragraph.name === 'p') writeParagraph(paragraph, isList, writing);
  }
}

const mostLevels = 8;

function writeParagraph(paragraph: XmlNode, isList: boolean, writing: PptxWriting): void {
  if (textOf(paragraph).trim() === '') return;
  const { writer } = writing;
  const properties = elementAt(paragraph, 'pPr');
  const level = Math.min(Number(properties?.attributes['lvl'] ?? 0) || 0, mostLevels);
  const isNumbered = elementAt(properties, 'buAutoNum') !== undefined;
  const hasPoint = elementAt(properties, 'buChar') !== undefined || isNumbered || isList;
  const isPoint = hasPoint && !elementAt(properties, 'buNone');
  writer.open('p', {
    dir: 'auto',
    class: isPoint ? 'item' : undefined,
    style: cssOf({
      align: alignments.get(properties?.attributes['algn'] ?? ''),
      indent: level * 20,
    }),
  });
  if (isPoint) writer.element('span', '•', { class: 'label' });
  writeRuns(paragraph, writing);
  writer.close();
}

const alignments = new Map([
  ['ctr', 'center'],
  ['r', 'end'],
]);

function writeRuns(paragraph: XmlNode, { writer, links }: PptxWriting): void {
  for (const run of elementsOf(paragraph)) {
    if (run.name === 'br') writer.element('br', '');
    if (run.name !== 'r' && run.name !== 'fld') continue;
    const properties = elementAt(run, 'rPr');
    const link = elementAt(properties, 'hlinkClick')?.attributes['r:id'];
    const address = link === undefined ? undefined : links.get(link);
    if (address !== undefined) writer.open('a', linkAttributes(address));
    const css = cssOf(textStyleOf(properties));
    writer.element('span', textOf(elementAt(run, 't') ?? run), { style: css });
    if (address !== undefined) writer.close();
  }
}

function textStyleOf(properties: XmlNode | undefined): TextStyle {
  if (!properties) return {};
  const { b, i, u, strike, baseline } = properties.attributes;
  const raised = Number(baseline ?? 0);
  return {
    isBold: b === '1' || b === 'true',
    isItalic: i === '1' || i === 'true',
    isUnderlined: u !== undefined && u !== 'none',
    isStruck: strike !== undefined && strike !== 'noStrike',
    position: raised > 0 ? 'super' : raised < 0 ? 'sub' : undefined,
    color: readable(colorOf(elementAt(properties, 'solidFill', 'srgbClr')?.attributes['val'])),
  };
}

/** Returns a colour that is readable on white; undefined for a light one, as its dark background is not shown. */
function readable(color: string | undefined): string | undefined {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16));
  return parts.every((part) => part > 0xa0) ? undefined : color;
}

function writeTable(table: XmlNode, writing: PptxWriting): void {
  const { writer } = writing;
  writer.open('table', { class: 'grid' });
  for (const row of elementsOf(table)) {
    if (row.name !== 'tr') continue;
    writer.open('tr');
    for (const cell of elementsOf(row)) if (cell.name === 'tc') writeCell(cell, writing);
    writer.close();
  }
  writer.close();
}

function writeCell(cell: XmlNode, writing: PptxWriting): void {
  const { gridSpan, rowSpan, hMerge, vMerge } = cell.attributes;
  if (hMerge === '1' || vMerge === '1') return;
  const { writer } = writing;
  writer.open('td', { colspan: spanOf(gridSpan), rowspan: spanOf(rowSpan) });
  for (const paragraph of elementsOf(elementAt(cell, 'txBody') ?? cell)) {
    if (paragraph.name === 'p') writeParagraph(paragraph, false, writing);
  }
  writer.close();
}

function spanOf(written: string | undefined): string | undefined {
  const span = Math.min(Number(written ?? 1) || 1, 60);
  return span > 1 ? String(span) : undefined;
}
