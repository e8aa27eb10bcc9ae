import { describe, expect, it } from 'vitest';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { runJob } from '../support/run-job.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createDocument } from '../../worker/archive/uploads/create-document.ts';
import { findDocuments } from '../../worker/archive/documents/list/document-list-store.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { getDocumentStatistics } from '../../worker/archive/documents/get-document-statistics.ts';
import { createTag } from '../../worker/archive/tags/create-tag.ts';
import { findTags } from '../../worker/archive/tags/tag-store.ts';
import { createTaggingRule } from '../../worker/archive/tagging-rules/create-tagging-rule.ts';
import { getTaggingRun } from '../../worker/archive/tagging-rules/runs/get-tagging-run.ts';
import { startTaggingRun } from '../../worker/archive/tagging-rules/runs/start-tagging-run.ts';
import { emptyTrash } from '../../worker/archive/trash/empty-trash.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import {
  addDocument,
  createArchive,
  everythingOf,
  fileKeysOf,
  fileOf,
  finishJobsTwice,
  insertDocuments,
  jobIdsOf,
  nothing,
  scopeOn,
  type Archive,
} from '../support/archive.ts';
import { findCorrespondents } from '../../worker/archive/correspondents/correspondent-store.ts';
import { invoice } from '../support/invoice.ts';
import { killAtEveryStep } from '../support/stepped-platform.ts';
import { plainRule } from '../support/plain-rule.ts';

const everything = { pageIndex: 0, pageSize: 100, tags: [] };
const list = (archive: Archive) =>
  findDocuments(archive.scope, { ...everything, sortField: 'createdAt', sortOrder: 'desc' });

async function createRuleFor(archive: Archive, value: string) {
  const tag = await createTag(archive.scope, { name: value, color: '#ffffff', description: null });
  const { taggingRule: rule } = await createTaggingRule(archive.scope, {
    ...plainRule,
    name: value,
    description: null,
    conditions: [{ field: 'content', operator: 'contains', value }],
    tagIds: [tag.id],
  });
  return { tag, rule };
}

describe('an upload that is killed at any step', () => {
  it('stores the whole document or nothing, and responds accordingly', async () => {
    const steps = await killAtEveryStep({
      reset: async () => createArchive(),
      work: (platform, archive) =>
        createDocument(scopeOn(platform, archive), fileOf('a.txt', 'whole')),
      check: async (archive, { error }) => {
        const { documents, documentsCount } = await list(archive);
        expect(documents.length).toBe(documentsCount);
        if (error === undefined) {
          expect(documentsCount).toBe(1);
          const { hasFile, events } = await everythingOf(archive, documents[0]?.id ?? '');
          expect({ hasFile, events }).toEqual({ hasFile: true, events: ['created'] });
          expect((await jobIdsOf(archive)).length).toBe(1);
        } else {
          expect(documentsCount).toBe(0);
          expect(await jobIdsOf(archive)).toEqual([]);
        }
        const again = await createDocument(archive.scope, fileOf('a.txt', 'whole'));
        expect(again.kind).toBe(error === undefined ? 'duplicate' : 'created');
        expect((await list(archive)).documentsCount).toBe(1);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(2);
  });
});

describe('jobs that are killed at any step, retried and delivered twice', () => {
  it('extract a text once, set once what is found in it, and tag it once', async () => {
    const steps = await killAtEveryStep({
      reset: async () => {
        const archive = createArchive();
        const { tag } = await createRuleFor(archive, 'Leipzig');
        const documentId = await addDocument(archive, 'a.txt', invoice);
        const [jobId = ''] = await jobIdsOf(archive);
        return { archive, tag, documentId, jobId };
      },
      work: (platform, { jobId }) => runJob(platform, jobId),
      check: async ({ archive, tag, documentId }) => {
        await finishJobsTwice(archive);
        const { document, content, tagIds, events } = await everythingOf(archive, documentId);
        expect(document).toMatchObject({ extractionState: 'done', version: 2 });
        expect({ content, tagIds, events }).toEqual({
          content: invoice,
          tagIds: [tag.id],
          events: ['created', 'updated', 'tagged'],
        });
        expect(document).toMatchObject({ dueDate: '2023-11-16' });
        expect(await findCorrespondents(archive.scope)).toMatchObject([{ documentsCount: 1 }]);
        expect((await findTags(archive.scope))[0]?.documentsCount).toBe(1);
        const found = await searchDocuments(archive.scope, {
          searchQuery: 'Leipzig',
          ...everything,
        });
        expect(found.documentsCount).toBe(1);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(4);
  });

  it('apply a rule to the documents once', async () => {
    // More than one text-reading step handles; both pages have a matching document.
    const archive = createArchive();
    const names = Array.from({ length: 501 }, (_, index) => ({ name: `letter ${index}` }));
    const ids = await insertDocuments(archive, [
      { name: 'lease 1' },
      ...names,
      { name: 'lease 2' },
    ]);
    const matching = [ids[0] ?? '', ids.at(-1) ?? ''];
    const steps = await killAtEveryStep({
      reset: async () => {
        const name = createId('tag');
        const tag = await createTag(archive.scope, { name, color: '#ffffff', description: null });
        const { taggingRule: rule } = await createTaggingRule(archive.scope, {
          ...plainRule,
          name,
          description: null,
          conditions: [
            { field: 'name', operator: 'starts_with', value: 'lease' },
            { field: 'content', operator: 'not_contains', value: 'copy' },
          ],
          tagIds: [tag.id],
        });
        const run = await startTaggingRun(archive.scope, rule.id);
        const [jobId = ''] = await jobIdsOf(archive);
        return { tag, rule, run, jobId };
      },
      work: (platform, { jobId }) => runJob(platform, jobId),
      check: async ({ tag, rule, run }) => {
        await finishJobsTwice(archive);
        expect(await getTaggingRun(archive.scope, rule.id, run.id)).toMatchObject({
          state: 'done',
          processedCount: 503,
          matchedCount: 2,
          taggedCount: 2,
          totalCount: 503,
        });
        for (const id of matching) {
          const { activity } = await everythingOf(archive, id);
          expect(activity.filter(({ data }) => data.tag?.id === tag.id).length).toBe(1);
        }
        const tags = await findTags(archive.scope);
        expect(tags.find(({ id }) => id === tag.id)?.documentsCount).toBe(2);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(8);
  });

  it('empty the trash with all files', async () => {
    const steps = await killAtEveryStep({
      reset: async () => {
        const archive = createArchive();
        const kept = await addDocument(archive, 'kept.txt', 'kept');
        const purged = await addDocument(archive, 'purged.txt', 'purged');
        await finishJobsTwice(archive);
        await trashDocuments(archive.scope, namedDocuments([purged]));
        await emptyTrash(archive.scope);
        const [jobId = ''] = await jobIdsOf(archive);
        return { archive, kept, purged, jobId };
      },
      work: (platform, { jobId }) => runJob(platform, jobId),
      check: async ({ archive, kept, purged }) => {
        await finishJobsTwice(archive);
        expect(await everythingOf(archive, purged)).toEqual(nothing);
        expect(await fileKeysOf(archive)).toEqual([`${archive.organizationId}/${kept}`]);
        const search = { searchQuery: 'purged', ...everything };
        expect((await searchDocuments(archive.scope, search)).documentsCount).toBe(0);
      },
    });
    expect(steps).toBeGreaterThanOrEqual(3);
  });
});

describe('the requests of a user', () => {
  it('are applied entirely or not at all, whichever step is killed', async () => {
    await killAtEveryStep({
      reset: async () => {
        const archive = createArchive();
        const ids = [
          await addDocument(archive, 'a.txt', 'one'),
          await addDocument(archive, 'b.txt', 'two'),
        ];
        return { archive, ids };
      },
      work: (platform, { archive, ids }) =>
        trashDocuments(createSystemScope(platform, archive.organizationId), namedDocuments(ids)),
      check: async ({ archive, ids }) => {
        const results = await Promise.all(ids.map((id) => everythingOf(archive, id)));
        const trashed = results.filter(({ document }) => document?.deletedAt !== null).length;
        expect([0, 2]).toContain(trashed);
        for (const { document, events } of results) {
          expect(events).toEqual(
            document?.deletedAt === null ? ['created'] : ['created', 'deleted'],
          );
        }
        const { documentsCount } = await getDocumentStatistics(archive.scope);
        expect(documentsCount).toBe(2 - trashed);
      },
    });
  });
});
