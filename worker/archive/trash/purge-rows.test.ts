import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { serverLimits } from '../../../shared/limits.ts';
import { runJob } from '../../../tests/support/run-job.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { searchDocuments } from '../search/search-documents.ts';
import { namedDocuments } from '../documents/selection/document-selection-store.ts';
import { beginDeletingPurgedRows } from './delete-purged-rows.ts';
import { emptyTrash } from './empty-trash.ts';
import { purgeDocument } from './purge-document.ts';
import { purgeDocuments } from './purge-documents.ts';
import { restoreDocuments } from './restore-documents.ts';
import { restoreTrash } from './restore-trash.ts';
import { trashDocuments } from './trash-documents.ts';

function createArchive() {
  const sqlite = openMigratedSqlite();
  const d1 = sqliteAsD1(sqlite);
  const written: number[] = [];
  const steps: { before: number; after: number }[] = [];
  const documentsCount = () =>
    Number(sqlite.prepare('select count(*) as count from documents').get()?.['count'] ?? 0);
  const total = () =>
    Number(sqlite.prepare('select total_changes() as count').get()?.['count'] ?? 0);
  const { platform, database } = createSqlitePlatform(
    { files: { ...createSqlitePlatform().platform.files, delete: () => Promise.resolve() } },
    {
      ...d1,
      async batch(statements) {
        const [before, documentsBefore] = [total(), documentsCount()];
        const results = await d1.batch(statements);
        written.push(total() - before);
        steps.push({ before: documentsBefore, after: documentsCount() });
        return results;
      },
    },
  );
  const scope = createSystemScope(platform, createId('org'));
  const count = async (table: string) => {
    const [row] = await database.all<{ count: number }>(
      sql`select count(*) as count from ${sql.identifier(table)}`,
    );
    return row?.count ?? 0;
  };
  const run = (...statements: SQL[]) =>
    runBatch(
      database,
      statements.map((statement) => database.run(statement)),
    );
  const finishJobs = async () => {
    for (let round = 0; round < 100; round += 1) {
      const jobs = await database.all<{ id: string }>(sql`select id from jobs`);
      if (jobs.length === 0) return;
      for (const { id } of jobs) await runJob(platform, id);
    }
    throw new Error('Jobs are left');
  };
  const jobsCount = () => count('jobs');
  return { sqlite, scope, written, steps, count, jobsCount, run, finishJobs };
}

const numbers = (count: number) =>
  sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;

function plantTags({ scope }: ReturnType<typeof createArchive>, count: number) {
  const { organizationId } = scope;
  return [
    sql`
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
      ${numbers(count)} select 'tag_' || n, ${organizationId}, n, n, n, '#fff', 0 from numbers`,
    sql`
      insert into document_tags (document_id, tag_id, organization_id, created_at, document_sequence)
      select documents.id, tags.id, ${organizationId}, 0, documents.sequence from documents cross join tags`,
    sql`
      insert into document_activity (id, organization_id, document_id, event, data, created_at)
      ${numbers(count)} select 'act_' || documents.sequence || '_' || n, ${organizationId}, documents.id, 'tagged', '{}', n
      from documents cross join numbers`,
  ];
}

/** A transaction also writes the document itself, its index and its jobs. */
const mostRows = serverLimits.linkedRows + 100;
const linkedTables = [
  'document_tags',
  'document_activity',
  'custom_field_values',
  'purged_documents',
];

it('purges a document of 10,000 tags in transactions of few rows, and it is gone at once', async () => {
  const archive = createArchive();
  const { scope, written, count, finishJobs } = archive;
  await insertDocuments(scope, { count: 2, content: 'text', deletedAt: new Date() });
  await archive.run(...plantTags(archive, 10_000));
  written.length = 0;
  await purgeDocument(scope, `doc_${scope.organizationId}1`);
  expect(await count('documents')).toBe(1);
  expect(await count('document_tags')).toBeGreaterThan(10_000);
  await finishJobs();
  expect(Math.max(...written)).toBeLessThan(mostRows);
  const left = await Promise.all(linkedTables.map(count));
  expect(left).toEqual([10_000, 10_000, 0, 0]);
});

it('is continued by Cron where a version without the job has purged documents', async () => {
  const archive = createArchive();
  const { scope, count, finishJobs, jobsCount } = archive;
  await insertDocuments(scope, { count: 2, content: 'text' });
  await archive.run(...plantTags(archive, 10), sql`delete from documents where sequence = 1`);
  expect(await count('document_tags')).toBe(20);
  await beginDeletingPurgedRows(scope.platform);
  await beginDeletingPurgedRows(scope.platform);
  expect(await jobsCount()).toBe(1);
  await finishJobs();
  expect(await Promise.all(linkedTables.map(count))).toEqual([10, 10, 0, 0]);
  await beginDeletingPurgedRows(scope.platform);
  expect(await jobsCount()).toBe(0);
});

it('finds and counts no purged document by the tags and values that are left of it', async () => {
  const archive = createArchive();
  const { scope, count, run, finishJobs } = archive;
  const { organizationId } = scope;
  const fieldId = createId('fld');
  await insertDocuments(scope, { count: 1650, content: 'text' });
  await run(
    sql`
      insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
      ${numbers(2)} select printf('tag_%024d', n), ${organizationId}, 'bill ' || n, 'bill ' || n, 'bill' || n, '#fff', 0 from numbers`,
    sql`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      values (${fieldId}, ${organizationId}, 'Hours', 'hours', 'hours', 'number', 0)`,
    sql`
      insert into document_tags (document_id, tag_id, organization_id, created_at, document_sequence)
      select documents.id, tags.id, ${organizationId}, 0, documents.sequence from documents cross join tags`,
    sql`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, ${fieldId}, 0, ${organizationId}, 5 from documents`,
    sql`update documents set deleted_at = 1 where sequence > 650`,
  );
  const found = async (searchQuery: string, pageIndex: number) => {
    const page = { pageIndex, pageSize: 100 };
    const { documents, documentsCount } = await searchDocuments(scope, { searchQuery, ...page });
    return [documents.length, documentsCount];
  };
  const findAll = () =>
    Promise.all(
      ['tag:"bill 1"', 'tag:bill', 'hours:>3', 'tag:"bill 1" hours:>3'].flatMap((query) => [
        found(query, 0),
        found(query, 6),
        found(query, 7),
      ]),
    );
  await emptyTrash(scope);
  expect(await count('purged_documents')).toBeGreaterThan(0);
  const between = await findAll();
  await finishJobs();
  expect(await count('purged_documents')).toBe(0);
  expect(between).toEqual(await findAll());
  expect(between.slice(0, 3)).toEqual([
    [100, 650],
    [50, 650],
    [0, 650],
  ]);
});

it('moves documents of many tags to the trash and back in transactions of few rows', async () => {
  const archive = createArchive();
  const { scope, sqlite, written, finishJobs } = archive;
  const documentIds = Array.from(
    { length: 10 },
    (_, index) => `doc_${scope.organizationId}${index + 1}`,
  );
  await insertDocuments(scope, { count: 10, content: 'text' });
  await archive.run(...plantTags(archive, 1500));
  const counted = () =>
    sqlite.prepare('select sum(documents_count) as count from tags').get()?.['count'];
  written.length = 0;
  const selection = namedDocuments(documentIds);
  expect(new Set(await trashDocuments(scope, selection))).toEqual(new Set(documentIds));
  expect(counted()).toBe(0);
  const { restoredIds } = await restoreDocuments(scope, selection);
  expect(new Set(restoredIds)).toEqual(new Set(documentIds));
  expect(counted()).toBe(15_000);
  await trashDocuments(scope, selection);
  await restoreTrash(scope);
  await finishJobs();
  expect(counted()).toBe(15_000);
  expect(Math.max(...written)).toBeLessThan(mostRows);
});

it('moves documents of many custom values to the trash and back in transactions of few rows', async () => {
  const archive = createArchive();
  const { scope, sqlite, written, finishJobs } = archive;
  await insertDocuments(scope, { count: 250, content: 'text' });
  await archive.run(
    sql`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      ${numbers(50)} select 'fld_' || n, ${scope.organizationId}, n, n, 'k' || n, 'number', 0 from numbers`,
    sql`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select documents.sequence, custom_fields.id, 0, ${scope.organizationId}, 1 from documents cross join custom_fields`,
  );
  const counted = () =>
    sqlite.prepare('select sum(documents_count) as count from custom_fields').get()?.['count'];
  const documentIds = Array.from(
    { length: 250 },
    (_, index) => `doc_${scope.organizationId}${index + 1}`,
  );
  const selection = namedDocuments(documentIds);
  written.length = 0;
  expect(await trashDocuments(scope, selection)).toHaveLength(250);
  expect(counted()).toBe(0);
  expect((await restoreDocuments(scope, selection)).restoredIds).toHaveLength(250);
  expect(counted()).toBe(12_500);
  await trashDocuments(scope, selection);
  await restoreTrash(scope);
  await finishJobs();
  expect(counted()).toBe(12_500);
  expect(Math.max(...written)).toBeLessThan(mostRows + 4 * 100);
});

describe('documents with large texts', () => {
  const count = 40;
  const bytes = 900_000;
  const mostTexts = Math.floor(serverLimits.purgedTexts / bytes);

  async function createFullTrash() {
    const archive = createArchive();
    const { scope, steps } = archive;
    await insertDocuments(scope, { count, content: 'x'.repeat(bytes), deletedAt: new Date(0) });
    steps.length = 0;
    const purged = () =>
      steps.map(({ before, after }) => before - after).filter((deleted) => deleted > 0);
    return { ...archive, purged };
  }

  it('are purged by name in several transactions', async () => {
    const { scope, purged } = await createFullTrash();
    const documentIds = Array.from(
      { length: count },
      (_, index) => `doc_${scope.organizationId}${index + 1}`,
    );
    expect(new Set(await purgeDocuments(scope, documentIds))).toEqual(new Set(documentIds));
    expect(purged()).toEqual([mostTexts, mostTexts, count - 2 * mostTexts]);
    await expect(purgeDocuments(scope, documentIds)).rejects.toMatchObject({
      code: 'document.not_found',
    });
  });

  it('are purged with the trash, the rest by a job', async () => {
    const { scope, purged, finishJobs } = await createFullTrash();
    await emptyTrash(scope);
    expect(purged()).toEqual([mostTexts]);
    await finishJobs();
    expect(purged()).toEqual([mostTexts, mostTexts, count - 2 * mostTexts]);
  });
});

it('changes nothing of a selection of which one document is missing', async () => {
  const { scope, sqlite } = createArchive();
  await insertDocuments(scope, { count: 1, content: 'text' });
  const documentIds = [`doc_${scope.organizationId}1`, createId('doc')];
  await expect(trashDocuments(scope, namedDocuments(documentIds))).rejects.toMatchObject({
    code: 'document.not_found',
  });
  expect(sqlite.prepare('select 1 from documents where deleted_at is null').all()).toHaveLength(1);
});

it('purges documents of 2,500 custom values in transactions of few rows', async () => {
  const archive = createArchive();
  const { scope, written, count, finishJobs } = archive;
  await insertDocuments(scope, { count: 20, content: 'text', deletedAt: new Date(0) });
  await archive.run(
    sql`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      ${numbers(50)} select 'fld_' || n, ${scope.organizationId}, n, n, 'k' || n, 'multi-select', 0 from numbers`,
    sql`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      ${numbers(50)} select documents.sequence, custom_fields.id, n, ${scope.organizationId}, 'opt' || n
      from documents cross join custom_fields cross join numbers`,
  );
  written.length = 0;
  await emptyTrash(scope);
  expect(await count('documents')).toBe(0);
  await finishJobs();
  expect(Math.max(...written)).toBeLessThan(mostRows);
  expect(await Promise.all(linkedTables.map(count))).toEqual([0, 0, 0, 0]);
});

it('removes a purged document as the value of others, and counts them right', async () => {
  const archive = createArchive();
  const { scope, sqlite, count, finishJobs } = archive;
  const { organizationId } = scope;
  await insertDocuments(scope, { count: 3, content: 'text' });
  await archive.run(
    sql`update documents set deleted_at = 1 where sequence = 1`,
    sql`
      insert into custom_fields (id, organization_id, name, name_key, key, type, created_at)
      values ('fld_1', ${organizationId}, 'Original', 'original', 'original', 'document', 0)`,
    sql`
      insert into custom_field_values (document_sequence, field_id, position, organization_id, value)
      select sequence, 'fld_1', 0, ${organizationId}, ${`doc_${organizationId}1`} from documents where sequence > 1`,
  );
  await purgeDocument(scope, `doc_${organizationId}1`);
  await finishJobs();
  expect(await count('custom_field_values')).toBe(0);
  expect(sqlite.prepare('select documents_count from custom_fields').get()).toEqual({
    documents_count: 0,
  });
  const changed = sqlite.prepare('select sequence from documents where version > 1').all();
  expect(changed).toHaveLength(2);
});
