import {
  mainPart,
  readRelationships,
} from '../../../../shared/reading/office/office-relationships.ts';
import { openZip, type ZipArchive } from '../../../../shared/reading/office/zip-archive.ts';
import type { PageView, ViewRequest } from '../file-view.ts';
import { createMarkupWriter } from '../html/markup-writer.ts';
import { viewContext } from '../view-limits.ts';
import { readExternalTargets } from './external-targets.ts';
import { hasOwnText, writeShapes, type PptxWriting } from './pptx-shapes.ts';
import { descendantsOf, elementAt, readXmlTree } from './xml-tree.ts';

/** Further slides are left out. */
export const mostSlides = 300;

export async function readPptxView({ bytes }: ViewRequest): Promise<PageView> {
  const archive = openZip(bytes, viewContext.limits);
  const main = await mainPart(archive, viewContext);
  const related = await readRelationships(archive, main, viewContext);
  const targets = new Map(related.map(({ id, target }) => [id, target]));
  const { root } = await readXmlTree(archive.read(main));
  const slides = [...descendantsOf(root, 'sldId')].flatMap(
    ({ attributes }) => targets.get(attributes['r:id'] ?? '') ?? [],
  );
  const writer = createMarkupWriter();
  let isCut = slides.length > mostSlides;
  for (const [index, part] of slides.slice(0, mostSlides).entries()) {
    if (writer.isCut()) break;
    writer.open('section', { class: 'slide' });
    writer.element('p', String(index + 1), { class: 'number' });
    const slide = await readSlide(archive, part);
    isCut ||= slide.isCut;
    writeShapes(slide.shapes, { writer, archive, ...slide });
    writer.close();
    await writeSlideNotes(slide.notes, { writer, archive, parts: new Map(), links: new Map() });
  }
  return { kind: 'page', html: writer.html(), isIncomplete: false, isCut: isCut || writer.isCut() };
}

async function readSlide(archive: ZipArchive, part: string) {
  const related = await readRelationships(archive, part, viewContext);
  const { root, isCut } = await readXmlTree(archive.read(part));
  return {
    isCut,
    shapes: elementAt(root, 'sld', 'cSld', 'spTree') ?? root,
    parts: new Map(related.map(({ id, target }) => [id, target])),
    links: await readExternalTargets(archive, part),
    notes: related.find(({ type }) => type === 'notesSlide')?.target,
  };
}

/** Writes the speaker's notes without page numbers and other repeated elements. */
async function writeSlideNotes(part: string | undefined, writing: PptxWriting): Promise<void> {
  if (part === undefined) return;
  const { root } = await readXmlTree(writing.archive.read(part));
  const tree = elementAt(root, 'notes', 'cSld', 'spTree');
  if (!tree) return;
  const texts = { ...tree, children: [...descendantsOf(tree, 'sp')].filter(hasOwnText) };
  if (texts.children.length === 0) return;
  const { writer } = writing;
  writer.open('aside', { class: 'speaker' });
  writeShapes(texts, writing);
  writer.close();
}
