import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { createId } from '../../shared/ids.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { purgeExpiredTrash, runCron, sweepOrphanedFiles } from '../support/cron-steps.ts';
import { documentActivityTable, jobsTable, searchWordsTable } from '../support/tables.ts';
import { namedDocuments } from '../../worker/archive/documents/selection/document-selection-store.ts';
import { getDocumentStatistics } from '../../worker/archive/documents/get-document-statistics.ts';
import { deleteFiles } from '../../worker/archive/files/delete-files.ts';
import { emptyTrash } from '../../worker/archive/trash/empty-trash.ts';
import { purgeDocument } from '../../worker/archive/trash/purge-document.ts';
import { restoreTrash } from '../../worker/archive/trash/restore-trash.ts';
import { purgeChange } from '../../worker/archive/trash/purge-store.ts';
import { commit } from '../../worker/outbox/commit.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import { trashDocuments } from '../../worker/archive/trash/trash-documents.ts';
import { findTrashedDocuments } from '../../worker/archive/trash/trash-list-store.ts';
import type { FileStore, ListedFile, Platform } from '../../worker/platform/platform.ts';
import {
  addDocument,
  createArchive,
  everythingOf,
  fileKeysOf,
  finishJobsTwice,
  insertDocuments,
  jobIdsOf,
  scopeOn,
  type Archive,
} from '../support/archive.ts';
import { steppedPlatform } from '../support/stepped-platform.ts';

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number): Platform => ({
  ...steppedPlatform(),
  clock: { now: () => new Date(Date.now() + days * day) },
});
const trashedCount = async ({ scope }: Archive) =>
  (await findTrashedDocuments(scope, { pageIndex: 0, pageSize: 1 })).documentsCount;

describe('the purge by Cron', () => {
  it('deletes what was in the trash for the retention time, and no more', async () => {
    const archive = createArchive();
    const [active, trashed] = [
      await addDocument(archive, 'active.txt', 'active'),
      await addDocument(archive, 'trashed.txt', 'trashed'),
    ];
    await finishJobsTwice(archive);
    await trashDocuments(archive.scope, namedDocuments([trashed]));
    await purgeExpiredTrash(inDays(29));
    expect(await trashedCount(archive)).toBe(1);
    await purgeExpiredTrash(inDays(31));
    await purgeExpiredTrash(inDays(31));
    await finishJobsTwice(archive);
    expect(await trashedCount(archive)).toBe(0);
    expect(await everythingOf(archive, trashed)).toMatchObject({
      document: undefined,
      events: [],
      hasFile: false,
    });
    expect(await fileKeysOf(archive)).toEqual([`${archive.organizationId}/${active}`]);
  });

  it('is a step of Cron', async () => {
    const archive = createArchive();
    await insertDocuments(archive, [{ name: 'old', deletedAt: new Date(Date.now() - 40 * day) }]);
    await runCron(steppedPlatform());
    expect(await trashedCount(archive)).toBe(0);
  });

  it('continues in the next run if there are more documents', async () => {
    const archive = createArchive();
    await insertExpired(archive, 500);
    const platform = steppedPlatform();
    await purgeExpiredTrash(platform);
    expect(await trashedCount(archive)).toBe(100);
    expect(platform.databaseUsage.rowsRead).toBeLessThan(40_000);
    await purgeExpiredTrash(steppedPlatform());
    expect(await trashedCount(archive)).toBe(0);
    expect((await getDocumentStatistics(archive.scope)).documentsCount).toBe(0);
  });

  it('deletes as many of each organization where several have such documents', async () => {
    const archives = [createArchive(), createArchive()];
    for (const archive of archives) await insertExpired(archive, 300);
    await purgeExpiredTrash(steppedPlatform());
    for (const archive of archives) expect(await trashedCount(archive)).toBe(100);
  });
});

async function insertExpired(archive: Archive, count: number): Promise<void> {
  const deletedAt = new Date(Date.now() - 40 * day);
  await insertDocuments(
    archive,
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, deletedAt })),
  );
}

async function wordsOf({ scope, organizationId }: Archive) {
  const rows = await scope.database
    .select({ word: searchWordsTable.word })
    .from(searchWordsTable)
    .where(eq(searchWordsTable.organizationId, organizationId));
  return rows.map(({ word }) => word).sort();
}

describe('a purge', () => {
  it('of any kind deletes words that no other document has', async () => {
    const [archive, other] = [createArchive(), createArchive()];
    const text = 'shared confidential';
    const ids: string[] = [];
    for (const name of ['kept', 'purged', 'emptied', 'expired'])
      ids.push(await addDocument(archive, name, name === 'kept' ? 'shared' : `${text} ${name}`));
    await addDocument(other, 'theirs', text);
    await finishJobsTwice(archive);
    await finishJobsTwice(other);
    expect(await wordsOf(archive)).toContain('confidential');

    const [, purged = '', emptied = '', expired = ''] = ids;
    await trashDocuments(archive.scope, namedDocuments([purged]));
    await purgeDocument(archive.scope, purged);
    await finishJobsTwice(archive);
    expect(await wordsOf(archive)).toEqual([
      'confidential',
      'emptied',
      'expired',
      'kept',
      'shared',
    ]);
    await trashDocuments(archive.scope, namedDocuments([emptied]));
    await emptyTrash(archive.scope);
    await finishJobsTwice(archive);
    expect(await wordsOf(archive)).toEqual(['confidential', 'expired', 'kept', 'shared']);
    await trashDocuments(archive.scope, namedDocuments([expired]));
    await purgeExpiredTrash(inDays(31));
    await finishJobsTwice(archive);
    expect(await wordsOf(archive)).toEqual(['kept', 'shared']);
    expect(await wordsOf(other)).toContain('confidential');
  });

  it('after another shares its job for unused words', async () => {
    const archive = createArchive();
    const deletedAt = new Date(Date.now() - day);
    const ids = await insertDocuments(archive, [
      { name: 'a', deletedAt },
      { name: 'b', deletedAt },
      { name: 'c' },
    ]);
    for (const id of ids.slice(0, 2)) await purgeDocument(archive.scope, id);
    await expect(purgeDocument(archive.scope, ids[2] ?? '')).rejects.toThrow();
    expect(await jobIdsOf(archive)).toHaveLength(3);
  });
});

describe('emptying a very full trash', () => {
  it('starts at once and is finished by a job, without what is trashed later', async () => {
    const archive = createArchive();
    const deletedAt = new Date(Date.now() - day);
    await insertDocuments(
      archive,
      Array.from({ length: 2100 }, (_, index) => ({ name: `${index}`, deletedAt })),
    );
    const [later = ''] = await insertDocuments(archive, [{ name: 'later' }]);
    await emptyTrash(archive.scope);
    expect(await trashedCount(archive)).toBe(1100);
    await trashDocuments(scopeOn(inDays(1), archive), namedDocuments([later]));
    await finishJobsTwice(archive);
    expect(await trashedCount(archive)).toBe(1);
    expect((await everythingOf(archive, later)).document).toBeDefined();
  });

  it('is continued for who has asked for it last', async () => {
    const archive = createArchive();
    const deletedAt = new Date(Date.now() - day);
    await insertDocuments(
      archive,
      Array.from({ length: 2100 }, (_, index) => ({ name: `${index}`, deletedAt })),
    );
    const askedBy = (userId: string, apiKeyName?: string) =>
      createSystemScope(steppedPlatform(), archive.organizationId, {
        kind: 'system',
        onBehalfOf: { userId, apiKeyName },
      });
    await emptyTrash(askedBy('usr_first', 'Script'));
    await emptyTrash(askedBy('usr_second'));
    const [job] = await archive.scope.database
      .select({ job: jobsTable.job })
      .from(jobsTable)
      .where(sql`json_extract(${jobsTable.job}, '$.type') = 'trash.empty'`);
    expect(jobSchema.parse(job?.job)).toMatchObject({ userId: 'usr_second' });
    expect(job?.job).not.toHaveProperty('apiKeyName');
  });
});

describe('restoring a very full trash', () => {
  it('starts at once and is finished by a job, without what is trashed later', async () => {
    const archive = createArchive();
    const deletedAt = new Date(Date.now() - day);
    const ids = await insertDocuments(
      archive,
      Array.from({ length: 2100 }, (_, index) => ({ name: `${index}`, deletedAt })),
    );
    const [later = ''] = await insertDocuments(archive, [{ name: 'later' }]);
    const userId = createId('usr');
    const byUser: Archive['scope'] = {
      ...archive.scope,
      actor: { kind: 'user', userId, userName: 'Ada' },
    };
    expect(await restoreTrash(byUser)).toEqual({
      restoredCount: 1000,
      skippedDocumentIds: [],
      isContinued: true,
    });
    expect(await trashedCount(archive)).toBe(1100);
    await trashDocuments(scopeOn(inDays(1), archive), namedDocuments([later]));
    await finishJobsTwice(archive);
    expect(await trashedCount(archive)).toBe(1);
    expect((await getDocumentStatistics(archive.scope)).documentsCount).toBe(2100);
    const restored = await archive.scope.database
      .select({ documentId: documentActivityTable.documentId })
      .from(documentActivityTable)
      .where(
        and(eq(documentActivityTable.event, 'restored'), eq(documentActivityTable.userId, userId)),
      );
    expect(restored.map(({ documentId }) => documentId).toSorted()).toEqual(ids.toSorted());
  });
});

function sweepWith(days: number, files: Partial<FileStore>) {
  const platform = inDays(days);
  return sweepOrphanedFiles({ ...platform, files: { ...platform.files, ...files } });
}

async function contentOf(key: string) {
  const file = await harness.platform().files.get(key);
  return file && new Response(file.body as BodyInit).text();
}

describe('the job that deletes files', () => {
  it('keeps the file of a document that is still there', async () => {
    const archive = createArchive();
    const kept = await addDocument(archive, 'kept.txt', 'kept');
    const purged = createId('doc');
    const keyOf = (id: string) => `${archive.organizationId}/${id}`;
    for (const key of [keyOf(purged), `${keyOf(purged)}.thumb`]) {
      await harness.platform().files.put(key, new Blob(['x']).stream());
    }
    await deleteFiles(archive.scope, {
      jobId: 'evt_1',
      attempt: 1,
      job: { type: 'files.delete', documentIds: [kept, purged] },
    });
    expect(await fileKeysOf(archive)).toEqual([keyOf(kept)]);
  });

  it('is given exactly the documents that a purge deletes, of many trashed at once', async () => {
    const archive = createArchive();
    const deletedAt = new Date(Date.now() - day);
    await insertDocuments(
      archive,
      Array.from({ length: 1100 }, (_, index) => ({ name: `${index}`, deletedAt })),
    );
    await archive.scope.database.run(
      sql`update documents set sequence = 100000000 - sequence where organization_id = ${archive.organizationId}`,
    );
    const { changed } = await commit(
      archive.scope,
      purgeChange(archive.scope, { deletedUntil: new Date() }),
    );
    const jobs = await archive.scope.database
      .select({ job: jobsTable.job })
      .from(jobsTable)
      .where(eq(jobsTable.organizationId, archive.organizationId));
    const ids = jobs
      .map(({ job }) => jobSchema.parse(job))
      .flatMap((job) => (job.type === 'files.delete' ? job.documentIds : []));
    expect(ids).toHaveLength(1000);
    expect(ids.toSorted()).toEqual(changed.map(({ id }) => id).toSorted());
  });
});

describe('the sweep of files', () => {
  it('deletes old files without a document, page by page, once a day', async () => {
    const archive = createArchive();
    const documentId = await addDocument(archive, 'a.txt', 'text');
    const orphan = `${archive.organizationId}/${createId('doc')}`;
    const orphans = [orphan, `${orphan}.thumb`];
    const foreign = `exports/${createId('doc')}`;
    const file = `${archive.organizationId}/${documentId}`;
    const kept = [foreign, file, `${file}.thumb`];
    const { files } = harness.platform();
    for (const key of [...orphans, foreign, `${file}.thumb`]) {
      await files.put(key, new Blob(['x']).stream());
    }
    const presentOf = async (keys: string[]) => {
      const stored = new Set(await fileKeysOf(archive));
      if (await contentOf(foreign)) stored.add(foreign);
      return keys.filter((key) => stored.has(key));
    };

    await sweepOrphanedFiles(inDays(0));
    expect(await presentOf(orphans)).toEqual(orphans);
    await sweepOrphanedFiles(inDays(0.5));
    // A database set back by up to 30 days still finds its documents' files.
    await sweepOrphanedFiles(inDays(29));
    expect(await presentOf(orphans)).toEqual(orphans);
    await sweepOrphanedFiles(inDays(31));
    expect(await presentOf([...orphans, ...kept])).toEqual(kept);

    // Nothing is listed again within a day.
    const idle = { ...inDays(31.5), files: { ...files, list: () => Promise.reject(new Error()) } };
    await sweepOrphanedFiles(idle);
  });

  it('continues at its position in the next run', async () => {
    const pages: Record<string, { files: ListedFile[]; cursor: string | null }> = {
      '': { files: [], cursor: 'second' },
      second: { files: [], cursor: null },
    };
    const seen: string[] = [];
    const list = async (cursor = '') => {
      seen.push(cursor);
      return pages[cursor] ?? { files: [], cursor: null };
    };
    const paged = (days: number): Platform => {
      const platform = inDays(days);
      return { ...platform, files: { ...platform.files, list } };
    };
    await sweepOrphanedFiles(paged(40));
    await sweepOrphanedFiles(paged(40.1));
    await sweepOrphanedFiles(paged(40.2));
    await sweepOrphanedFiles(paged(42));
    expect(seen).toEqual(['', 'second', '']);
    const failing = {
      ...inDays(42),
      files: { ...paged(42).files, list: () => Promise.reject(new Error('bad cursor')) },
    };
    await expect(sweepOrphanedFiles(failing)).rejects.toThrow('bad cursor');
    await sweepOrphanedFiles(paged(42));
    expect(seen.at(-1)).toBe('');
  });

  it('continues with the next page after one that it does not trust or cannot delete', async () => {
    const organizationId = createId('org');
    const orphans = (count: number) =>
      Array.from({ length: count }, () => ({
        key: `${organizationId}/${createId('doc')}`,
        uploadedAt: new Date(0),
      }));
    const pages = new Map([
      ['', { files: orphans(101), cursor: 'second' }],
      ['second', { files: orphans(2), cursor: 'third' }],
      ['third', { files: orphans(3), cursor: null }],
    ]);
    const removed: string[] = [];
    const remove = async (keys: string[]) => {
      if (keys.length === 2) throw new Error('not available');
      removed.push(...keys);
    };
    const list = async (cursor = '') => pages.get(cursor) ?? { files: [], cursor: null };
    await sweepWith(50, { list: async () => ({ files: [], cursor: null }) });
    const files = { list, delete: remove };
    await expect(sweepWith(60, files)).rejects.toThrow('101 of 101 files');
    await expect(sweepWith(60, files)).rejects.toThrow('not available');
    await sweepWith(60, files);
    expect(removed).toEqual(pages.get('third')?.files.map(({ key }) => key));
  });

  it('deletes nothing if most files seem to have no document, and starts again a day later', async () => {
    const organizationId = createId('org');
    const uploadedAt = new Date(0);
    const files = Array.from({ length: 101 }, () => {
      return { key: `${organizationId}/${createId('doc')}`, uploadedAt };
    });
    const removed: string[] = [];
    const remove = async (keys: string[]) => void removed.push(...keys);
    const storeIn = (days: number, list: () => Promise<{ files: ListedFile[]; cursor: null }>) => {
      const platform = inDays(days);
      return { ...platform, files: { ...platform.files, list, delete: remove } };
    };
    const listed = () => Promise.resolve({ files, cursor: null });
    await expect(sweepOrphanedFiles(storeIn(70, listed))).rejects.toThrow('101 of 101 files');
    await sweepOrphanedFiles(storeIn(70.5, () => Promise.reject(new Error('too early'))));
    await expect(sweepOrphanedFiles(storeIn(71.1, listed))).rejects.toThrow('101 of 101 files');
    expect(removed).toEqual([]);
    await sweepOrphanedFiles(
      storeIn(72.2, () => Promise.resolve({ files: files.slice(0, 100), cursor: null })),
    );
    expect(removed).toHaveLength(100);
  });
});
