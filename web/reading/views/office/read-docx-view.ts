import {
  mainPart,
  readRelationships,
} from '../../../../shared/reading/office/office-relationships.ts';
import { openZip, type ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import type { PageView, ViewRequest } from '../file-view.ts';
import { createMarkupWriter } from '../html/markup-writer.ts';
import { viewContext } from '../view-limits.ts';
import { writeBlocks } from './docx-blocks.ts';
import { createNumbering } from './docx-numbering.ts';
import { docxStylesOf } from './docx-styles.ts';
import type { DocxWriting } from './docx-writing.ts';
import { readExternalTargets } from './external-targets.ts';
import { descendantsOf, elementAt, elementsOf, readXmlTree, type XmlNode } from './xml-tree.ts';

export async function readDocxView({ bytes }: ViewRequest): Promise<PageView> {
  const archive = openZip(bytes, viewContext.limits);
  const main = await mainPart(archive, viewContext);
  const related = await readRelationships(archive, main, viewContext);
  const treeOf = async (kind: string) => {
    const part = related.find(({ type }) => type === kind)?.target ?? '';
    return (await readXmlTree(archive.read(part))).root;
  };
  const { root, isCut } = await readXmlTree(archive.read(main));
  const body = elementAt(root, 'document', 'body') ?? root;
  const writer = createMarkupWriter();
  const shared = {
    writer,
    archive,
    styles: docxStylesOf(await treeOf('styles')),
    label: createNumbering(await treeOf('numbering')),
    notes: [],
  };
  const writing: DocxWriting = { ...shared, ...(await targetsOf(archive, main)) };
  await writeMargin('header', { body, writing });
  writeBlocks(body, writing);
  await writeMargin('footer', { body, writing });
  const notes = [await treeOf('footnotes'), await treeOf('endnotes')];
  writeNotes(notes, writing);
  return { kind: 'page', html: writer.html(), isIncomplete: false, isCut: isCut || writer.isCut() };
}

/** Reads the targets of a part's ids: parts of the file, and URLs. */
async function targetsOf(archive: ZipArchive, part: string) {
  const related = await readRelationships(archive, part, viewContext);
  return {
    parts: new Map(related.map(({ id, target }) => [id, target])),
    links: await readExternalTargets(archive, part),
  };
}

type Margin = { body: XmlNode; writing: DocxWriting };

async function writeMargin(kind: 'header' | 'footer', { body, writing }: Margin): Promise<void> {
  const references = [...descendantsOf(body, `${kind}Reference`)];
  const usual = references.find(({ attributes }) => attributes['w:type'] === 'default');
  const id = (usual ?? references[0])?.attributes['r:id'];
  const part = id === undefined ? undefined : writing.parts.get(id);
  if (part === undefined) return;
  const { root } = await readXmlTree(writing.archive.read(part));
  const { writer } = writing;
  writer.open(kind, { class: 'margin' });
  writeBlocks(elementsOf(root)[0] ?? root, {
    ...writing,
    ...(await targetsOf(writing.archive, part)),
  });
  writer.close();
}

function writeNotes(roots: readonly XmlNode[], writing: DocxWriting): void {
  const { writer, notes } = writing;
  if (notes.length === 0) return;
  const all = roots.flatMap((root) => elementsOf(elementsOf(root)[0] ?? root));
  writer.open('section', { class: 'notes' });
  for (const [index, note] of [...notes].entries()) {
    const content = all.find(
      ({ name, attributes }) => name === note.kind && attributes['w:id'] === note.id,
    );
    writer.open('div', { class: 'note' });
    writer.element('sup', String(index + 1));
    writer.open('div');
    if (content) writeBlocks(content, writing);
    writer.close();
    writer.close();
  }
  writer.close();
}
