import { openZip } from '../../../../shared/reading/office/zip-archive.ts';
import type { PageView, ViewRequest } from '../file-view.ts';
import { createMarkupWriter } from '../html/markup-writer.ts';
import { viewContext } from '../view-limits.ts';
import { writeBlocks, writeFrame, writeNotes, type OdfWriting } from './odf-blocks.ts';
import { numberedListsOf, odfStylesOf } from './odf-styles.ts';
import { assertReadable } from './open-document.ts';
import { mostSlides } from './read-pptx-view.ts';
import {
  descendantsOf,
  elementAt,
  elementsOf,
  readXmlTree,
  textOf,
  type XmlNode,
} from './xml-tree.ts';

export async function readOdpView({ bytes }: ViewRequest): Promise<PageView> {
  const archive = openZip(bytes, viewContext.limits);
  await assertReadable(archive);
  const { root, isCut } = await readXmlTree(archive.read('content.xml'));
  const { root: named } = await readXmlTree(archive.read('styles.xml'));
  const writer = createMarkupWriter();
  const styles = withoutSizes(odfStylesOf([named, root]));
  const numberedLists = numberedListsOf([named, root]);
  const writing: OdfWriting = { writer, archive, styles, numberedLists, notes: [] };
  const pages = [...descendantsOf(root, 'page')];
  for (const [index, page] of pages.slice(0, mostSlides).entries()) {
    writeSlide(page, index + 1, writing);
  }
  writeNotes(writing);
  const isLeftOut = isCut || pages.length > mostSlides;
  return {
    kind: 'page',
    html: writer.html(),
    isIncomplete: false,
    isCut: isLeftOut || writer.isCut(),
  };
}

/** Font sizes of slides are meant for projection. */
function withoutSizes(styles: OdfWriting['styles']): OdfWriting['styles'] {
  return new Map(
    [...styles].map(([name, { text, paragraph }]) => [
      name,
      { text: { ...text, size: undefined }, paragraph },
    ]),
  );
}

function hasOwnText(frame: XmlNode): boolean {
  const place = frame.attributes['presentation:class'] ?? '';
  return textOf(frame).trim() !== '' && !/^(?:page-number|header|footer|date-time)$/.test(place);
}

function isTitle({ attributes }: XmlNode): boolean {
  return attributes['presentation:class'] === 'title';
}

function writeSlide(page: XmlNode, number: number, writing: OdfWriting): void {
  const { writer } = writing;
  const frames = elementsOf(page).filter(({ name }) => name !== 'notes');
  writer.open('section', { class: 'slide' });
  writer.element('p', String(number), { class: 'number' });
  for (const frame of frames.filter(isTitle)) {
    const title = textOf(elementAt(frame, 'text-box') ?? frame).trim();
    if (title !== '') writer.element('h2', title, { dir: 'auto' });
  }
  for (const frame of frames.filter((one) => !isTitle(one))) {
    if (frame.name === 'frame') writeFrame(frame, writing);
    else writeBlocks(frame, writing);
  }
  writer.close();
  const notes = elementsOf(elementAt(page, 'notes') ?? { ...page, children: [] });
  const texts = notes.filter(hasOwnText);
  if (texts.length === 0) return;
  writer.open('aside', { class: 'speaker' });
  for (const frame of texts) writeBlocks(frame, writing);
  writer.close();
}
