import { expect, it } from 'vitest';
import type { DocumentSummary } from '../../../../../shared/archive/documents/document.ts';
import { documentsToTag } from './documents-to-tag.ts';
import { newUpload, reduceUploads } from '../queue/upload-queue.ts';

const organizationId = 'org_a';

function uploaded(...ids: string[]) {
  return ids.map((id) => {
    const item = newUpload({
      id,
      organizationId,
      file: new File(['a'], `${id}.txt`),
      maxUploadSize: 0,
    });
    const document = { id: `doc_${id}` } as DocumentSummary;
    return { ...item, status: 'success', document, isRestored: false } as const;
  });
}

const offered = (tags: Record<string, string[]>, settledIds: string[] = []) => ({
  organizationId,
  settledIds: new Set(settledIds),
  tagIds: ['tag_oak', 'tag_steel'],
  tagsOf: (documentId: string) => tags[documentId]?.map((id) => ({ id })),
});

it('is every new document while no list contains it', () => {
  expect(documentsToTag(uploaded('1', '2'), offered({}))).toEqual(['doc_1', 'doc_2']);
});

it('is no document that a rule has given all of the tags', () => {
  const tags = { doc_1: ['tag_steel', 'tag_oak', 'tag_tax'], doc_2: ['tag_oak'], doc_3: [] };
  expect(documentsToTag(uploaded('1', '2', '3'), offered(tags))).toEqual(['doc_2', 'doc_3']);
});

it('is nothing that was answered already, of another organization, or still on its way', () => {
  expect(documentsToTag(uploaded('1'), offered({}, ['1']))).toEqual([]);
  expect(documentsToTag(uploaded('1'), { ...offered({}), organizationId: 'org_b' })).toEqual([]);
  const waiting = newUpload({
    id: '1',
    organizationId,
    file: new File(['a'], 'a'),
    maxUploadSize: 0,
  });
  expect(
    documentsToTag(reduceUploads([], { type: 'added', items: [waiting] }), offered({})),
  ).toEqual([]);
});
