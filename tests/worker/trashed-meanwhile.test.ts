import { expect, it } from 'vitest';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { attachTag } from '../../worker/archive/tags/documents/attach-tag.ts';
import { selectDocument, toDocumentDetail } from '../../worker/archive/documents/document-store.ts';
import { updateDocument } from '../../worker/archive/documents/update-document.ts';
import { createNote } from '../../worker/archive/notes/create-note.ts';
import { selectNotes } from '../../worker/archive/notes/note-store.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { restoreDocuments } from '../../worker/archive/trash/restore-documents.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { addDocument, createArchive, finishJobsTwice, jobIdsOf } from '../support/archive.ts';

async function trashedMeanwhile(text = 'A text') {
  const archive = createArchive();
  const { scope } = archive;
  const id = await addDocument(archive, 'a.txt', text);
  await finishJobsTwice(archive);
  const [found] = await selectDocument(scope, id);
  if (!found) throw new Error('Not found');
  await trashDocuments(scope, namedDocuments([id]));
  await finishJobsTwice(archive);
  const read = async () => (await selectDocument(scope, id))[0];
  return { archive, scope, id, found, read };
}

const refusal = expect.objectContaining({ code: 'document.in_trash' });

it('keeps the name, the text and the fields of a document that was moved to the trash meanwhile', async () => {
  const { scope, found, read } = await trashedMeanwhile();
  const before = await read();
  for (const update of [{ name: 'b.txt' }, { content: 'B' }, { dueDate: '2026-12-01' }]) {
    await expect(updateDocument(scope, { found, update })).rejects.toEqual(refusal);
  }
  expect(await read()).toEqual(before);
});

it.each([
  ['small', 'A text'],
  ['large', 'word '.repeat(20_000)],
])(
  'finds a document with a %s text that was moved to the trash meanwhile as before',
  async (_, text) => {
    const { archive, scope, id, found } = await trashedMeanwhile(text);
    for (const update of [{ name: 'renamed.txt' }, { content: 'edited' }]) {
      await expect(updateDocument(scope, { found, update })).rejects.toEqual(refusal);
    }
    expect(await jobIdsOf(archive)).toEqual([]);
    await restoreDocuments(scope, namedDocuments([id]));
    const find = async (searchQuery: string) => {
      const { documents } = await searchDocuments(scope, {
        searchQuery,
        pageIndex: 0,
        pageSize: 10,
      });
      return documents.map((one) => one.id);
    };
    expect(await find('renamed')).toEqual([]);
    expect(await find('edited')).toEqual([]);
    expect(await find('name:a')).toEqual([id]);
  },
);

it('keeps the notes and tags of a document that was moved to the trash meanwhile', async () => {
  const { scope, id, found } = await trashedMeanwhile();
  const author = { kind: 'user' as const, userId: 'usr_1', userName: 'Ada' };
  await expect(
    createNote(scope, { text: 'Late' }, { found: toDocumentDetail(found), author }),
  ).rejects.toEqual(refusal);
  expect(await selectNotes(scope, id)).toEqual([]);
  const tag = await createTag(scope, { name: 'Late', color: '#ffffff', description: null });
  await expect(attachTag(scope, id, tag.id)).rejects.toEqual(refusal);
});
