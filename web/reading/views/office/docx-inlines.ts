import { linkAttributes } from '../html/elements.ts';
import { textStyleOf, valueOf } from './docx-styles.ts';
import type { DocxWriting } from './docx-writing.ts';
import { writePicture } from './office-pictures.ts';
import { cssOf, merged, type TextStyle } from './text-style.ts';
import { descendantsOf, elementAt, elementsOf, textOf, type XmlNode } from './xml-tree.ts';

type Inline = { writing: DocxWriting; text: TextStyle };

const skipped: ReadonlySet<string> = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'pPr',
  'rPr',
  'instrText',
  'delText',
]);

/** Writes the content of a paragraph; returns its text boxes, which are shown below it. */
export function writeInlines(parent: XmlNode, inline: Inline): XmlNode[] {
  return elementsOf(parent).flatMap((node) => {
    if (skipped.has(node.name)) return [];
    if (node.name === 'r') return writeRun(node, inline);
    if (node.name === 'hyperlink') return writeLink(node, inline);
    return writeInlines(node, inline);
  });
}

function writeLink(node: XmlNode, inline: Inline): XmlNode[] {
  const { writer, links } = inline.writing;
  const address = links.get(node.attributes['r:id'] ?? '');
  const attributes = linkAttributes(address);
  writer.open('a', attributes);
  const boxes = writeInlines(node, inline);
  writer.close();
  return boxes;
}

function writeRun(run: XmlNode, { writing, text }: Inline): XmlNode[] {
  const { writer, styles } = writing;
  const properties = elementAt(run, 'rPr');
  const hidden = elementAt(properties, 'vanish');
  if (hidden && valueOf(hidden) !== '0') return [];
  const named = styles.get(valueOf(elementAt(properties, 'rStyle')) ?? '')?.text ?? {};
  const css = cssOf(merged(merged(text, named), textStyleOf(properties)));
  if (css) writer.open('span', { style: css });
  const boxes = writeContent(run, writing);
  if (css) writer.close();
  return boxes;
}

function writeContent(run: XmlNode, writing: DocxWriting): XmlNode[] {
  const { writer } = writing;
  return elementsOf(run).flatMap((node) => {
    switch (node.name) {
      case 't':
        writer.text(textOf(node));
        return [];
      case 'tab':
      case 'ptab':
        writer.text('\t');
        return [];
      case 'noBreakHyphen':
        writer.text('\u2011');
        return [];
      case 'br':
      case 'cr':
        writeBreak(node, writing);
        return [];
      case 'sym':
        writer.text('•');
        return [];
      case 'footnoteReference':
      case 'endnoteReference':
        writeNoteNumber(node, writing);
        return [];
      case 'drawing':
      case 'pict':
      case 'object':
        return writeDrawing(node, writing);
      default:
        return skipped.has(node.name) ? [] : writeContent(node, writing);
    }
  });
}

function writeBreak(node: XmlNode, { writer }: DocxWriting): void {
  const isPage = node.attributes['w:type'] === 'page';
  if (isPage) writer.element('span', '', { class: 'page-end' });
  else writer.element('br', '');
}

function writeNoteNumber(node: XmlNode, { writer, notes }: DocxWriting): void {
  const id = node.attributes['w:id'];
  if (id === undefined || notes.length >= 1000) return;
  notes.push({ kind: node.name.replace('Reference', ''), id });
  writer.element('sup', String(notes.length));
}

const unitsPerPixel = 9525;

function writeDrawing(drawing: XmlNode, { writer, archive, parts }: DocxWriting): XmlNode[] {
  const [described] = descendantsOf(drawing, 'docPr');
  const [extent] = descendantsOf(drawing, 'extent');
  const alt = described?.attributes['descr'] ?? '';
  const width = Number(extent?.attributes['cx']) / unitsPerPixel || undefined;
  const references = [
    ...[...descendantsOf(drawing, 'blip')].map(({ attributes }) => attributes['r:embed']),
    ...[...descendantsOf(drawing, 'imagedata')].map(({ attributes }) => attributes['r:id']),
  ];
  for (const reference of references) {
    const part = parts.get(reference ?? '');
    if (part !== undefined) writePicture(writer, { archive, part, alt, ...(width && { width }) });
  }
  return [...descendantsOf(drawing, 'txbxContent')];
}
