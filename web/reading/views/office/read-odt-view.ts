import { openZip } from '../../../../shared/reading/office/zip-archive.ts';
import type { PageView, ViewRequest } from '../file-view.ts';
import { createMarkupWriter } from '../html/markup-writer.ts';
import { viewContext } from '../view-limits.ts';
import { assertReadable } from './open-document.ts';
import { writeBlocks, writeMargin, writeNotes, type OdfWriting } from './odf-blocks.ts';
import { numberedListsOf, odfStylesOf } from './odf-styles.ts';
import { elementAt, readXmlTree } from './xml-tree.ts';

export async function readOdtView({ bytes }: ViewRequest): Promise<PageView> {
  const archive = openZip(bytes, viewContext.limits);
  await assertReadable(archive);
  const { root, isCut } = await readXmlTree(archive.read('content.xml'));
  const { root: named } = await readXmlTree(archive.read('styles.xml'));
  const writer = createMarkupWriter();
  const writing: OdfWriting = {
    writer,
    archive,
    styles: odfStylesOf([named, root]),
    numberedLists: numberedListsOf([named, root]),
    notes: [],
  };
  writeMargin('header', named, writing);
  writeBlocks(elementAt(root, 'document-content', 'body') ?? root, writing);
  writeMargin('footer', named, writing);
  writeNotes(writing);
  return { kind: 'page', html: writer.html(), isIncomplete: false, isCut: isCut || writer.isCut() };
}
