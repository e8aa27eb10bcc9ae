import { expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { harness } from '#harness';
import { startRebuild } from '../../worker/archive/search/index/rebuild/start-rebuild.ts';
import { continueRebuild } from '../../worker/archive/search/index/rebuild/continue-rebuild.ts';
import {
  createSystemScope,
  type OrganizationScope,
} from '../../worker/access/organization-scope.ts';
import { mergeSearchIndex } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import { jobsTable } from '../support/tables.ts';
import { addMember } from '../support/access.ts';
import { createOwner, createUser, uploadDocument, type Owner } from '../support/client.ts';

async function find(owner: Owner, query: string) {
  const { documents } = await owner.get<{ documents: { id: string; snippet: unknown }[] }>(
    `${owner.org}/documents/search?pageSize=20&searchQuery=${encodeURIComponent(query)}`,
  );
  return documents.map(({ id, snippet }) => ({ id, snippet }));
}

it('is rebuilt from names and texts, with the same results', async () => {
  const owner = await createOwner();
  await uploadDocument(owner, { name: 'Hundeschule.txt', content: 'Anmeldung zum Welpenkurs' });
  await uploadDocument(owner, { name: 'note.txt', content: 'Der Welpe war in der Hundeschule' });
  await harness.finishJobs();
  const queries = ['schule', 'welpen', '"in der Hundeschule"', 'anm'];
  const before = await Promise.all(queries.map((query) => find(owner, query)));
  expect(before.map((found) => found.length)).toEqual([2, 1, 1, 1]);

  await harness.platform().databaseFor(owner.organizationId)
    .run(sql`delete from document_search where rowid in (
      select sequence from documents where organization_id = ${owner.organizationId})`);
  expect(await find(owner, 'schule')).toEqual([]);

  await owner.post(`${owner.org}/documents/search-index/rebuild`, undefined, 204);
  await harness.finishJobs();
  expect(await Promise.all(queries.map((query) => find(owner, query)))).toEqual(before);
});

it('is merged from the segments of uploads, with the same results', async () => {
  const owner = await createOwner();
  for (let index = 0; index < 7; index += 1) {
    await uploadDocument(owner, { name: `${index}.txt`, content: `Hundeschule ${index}` });
  }
  await harness.finishJobs();
  const before = await find(owner, 'schule');
  expect(before).toHaveLength(7);
  expect(await countPieces(owner)).toBeGreaterThan(4);

  for (let run = 0; run < 5; run += 1) await mergeSearchIndex(harness.platform());
  expect(await countPieces(owner)).toBeLessThanOrEqual(4);
  expect(await find(owner, 'schule')).toEqual(before);

  await uploadDocument(owner, { name: 'last.txt', content: 'Hundeschule' });
  await harness.finishJobs();
  expect(await find(owner, 'schule')).toHaveLength(8);
});

async function countPieces({ organizationId }: Owner): Promise<number> {
  const pieces = sql<number>`count(distinct segid)`.as('pieces');
  const database = harness.platform().databaseFor(organizationId);
  const [row] = await database.select({ pieces }).from(sql`document_search_idx`);
  return row?.pieces ?? 0;
}

it('is rebuilt once, however often that is requested meanwhile', async () => {
  const owner = await createOwner();
  const scope = createSystemScope(withoutQueue(), owner.organizationId);
  for (let request = 0; request < 20; request += 1) await startRebuild(scope);
  const [jobId, ...others] = await jobIdsOf(scope);
  expect(others).toEqual([]);
  await runJob(withoutQueue(), jobId ?? '');
  await startRebuild(scope);
  expect(await jobIdsOf(scope)).toHaveLength(1);
});

it('continues a rebuild once, although its job was run by two consumers', async () => {
  const owner = await createOwner();
  const scope = createSystemScope(withoutQueue(), owner.organizationId);
  const job = { type: 'search-index.rebuild', cursor: { part: 'documents', after: '' } } as const;
  await scope.database.run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 600)
    select ${owner.organizationId} || n, ${owner.organizationId}, 'a', 'a', 1, n, '', '', 'none', 0 from numbers`);
  await startRebuild(scope);
  const [jobId = ''] = await jobIdsOf(scope);
  await Promise.all([1, 2].map(() => continueRebuild(scope, { jobId, job, attempt: 1 })));
  expect(await jobIdsOf(scope)).toHaveLength(1);
});

function withoutQueue() {
  return { ...harness.platform(), jobs: { send: async () => undefined } };
}

async function jobIdsOf({ database, organizationId }: OrganizationScope): Promise<string[]> {
  const jobs = await database
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(eq(jobsTable.organizationId, organizationId));
  return jobs.map(({ id }) => id);
}

it('cannot be rebuilt by members or other organizations', async () => {
  const owner = await createOwner();
  const member = await createUser();
  await addMember(owner, member, 'member');
  const path = `${owner.org}/documents/search-index/rebuild`;
  await member.fails('POST', path, { code: 'auth.forbidden' });
  await (await createOwner()).fails('POST', path, { code: 'auth.forbidden' });
});

it('stores the words of each document with its name, text and notes, until it is purged', async () => {
  const owner = await createOwner();
  const { id } = await uploadDocument(owner, { name: 'Hundeschule.txt', content: 'Welpenkurs' });
  await uploadDocument(owner, { name: 'note.txt', content: 'Der Welpe der Hundeschule' });
  await harness.finishJobs();
  const database = harness.platform().databaseFor(owner.organizationId);
  // A filter leaves few documents, so their words are read instead of the index.
  const countByWords = async (query: string) => {
    await database.run(sql`delete from document_search where rowid in (
      select sequence from documents where organization_id = ${owner.organizationId})`);
    return (await find(owner, `size:>=0 ${query}`)).length;
  };
  expect(await countByWords('schule')).toBe(2);

  const document = `${owner.org}/documents/${id}`;
  await owner.call('PATCH', document, { body: { name: 'Katze.txt' } });
  expect(await countByWords('schule')).toBe(1);
  expect(await countByWords('name:atz')).toBe(1);
  await owner.post(`${document}/notes`, { text: 'Siehe Mahnung' }, 201);
  expect(await countByWords('note:mahn')).toBe(1);
  expect(await countByWords('content:mahn')).toBe(0);

  await owner.post(`${owner.org}/documents/search-index/rebuild`, undefined, 204);
  await harness.finishJobs();
  expect(await countByWords('mahn welpenkurs')).toBe(1);

  await owner.call('DELETE', document, { status: 204 });
  await owner.call('DELETE', `${owner.org}/documents/trash/${id}`, { status: 204 });
  const [left] = await database.all<{ rows: number }>(sql`
    select count(*) as rows from document_words where document_sequence not in (select sequence from documents)`);
  expect(left?.rows).toBe(0);
});
