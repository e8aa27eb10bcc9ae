import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serverLimits } from '../../shared/limits.ts';
import { createSystemScope } from '../../worker/access/organization-scope.ts';
import { findCorrespondents } from '../../worker/archive/correspondents/correspondent-store.ts';
import { createCorrespondent } from '../../worker/archive/correspondents/create-correspondent.ts';
import {
  deleteCorrespondent,
  mergeCorrespondent,
} from '../../worker/archive/correspondents/remove-correspondent.ts';
import { findDocuments } from '../../worker/archive/documents/list/document-list-store.ts';
import { searchDocuments } from '../../worker/archive/search/search-documents.ts';
import { createArchive, jobIdsOf, type Archive } from '../support/archive.ts';
import { runJob } from '../support/run-job.ts';

async function addCorrespondent({ scope }: Archive, name: string) {
  const input = { name, aliases: [], defaultTagIds: [], defaultDocumentType: null };
  return (await createCorrespondent(scope, input)).id;
}

async function addDocuments({ scope, organizationId }: Archive, id: string, count: number) {
  await scope.database.run(sql`
    insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at, correspondent_id, deleted_at)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    select 'doc_' || ${organizationId.slice(4, 20)} || printf('%08d', n), ${organizationId}, 'a', 'a', 1, n, 'text/plain', '', 'done',
      n, ${id}, iif(n > ${count - 10}, 1, null)
    from numbers`);
}

async function stateOf(archive: Archive) {
  const { scope } = archive;
  const [counted] = await scope.database.all<{ count: number; events: number }>(sql`
    select count(*) as count,
      (select count(*) from document_activity where organization_id = ${archive.organizationId}) as events
    from correspondents where organization_id = ${archive.organizationId}`);
  const correspondents = await findCorrespondents(scope);
  return {
    shown: correspondents.map(({ name, documentsCount }) => `${name} ${documentsCount}`),
    rows: counted?.count,
    events: counted?.events,
    jobs: (await jobIdsOf(archive)).length,
  };
}

const page = { pageIndex: 0, pageSize: 100 };

async function namesShown({ scope }: Archive) {
  const { documents } = await findDocuments(scope, {
    ...page,
    sortField: 'createdAt',
    sortOrder: 'asc',
  });
  return new Set(documents.map(({ correspondent }) => correspondent?.name ?? null));
}

it('shows the other correspondent at once, and moves many documents in steps', async () => {
  const archive = createArchive();
  const [wrong, right] = [
    await addCorrespondent(archive, 'Wrong'),
    await addCorrespondent(archive, 'Right'),
  ];
  const count = 2 * serverLimits.fieldChanges + 10;
  await addDocuments(archive, wrong, count);
  await mergeCorrespondent(archive.scope, wrong, right);
  const shown = [`Right ${count - 10}`];
  const [jobId = ''] = await jobIdsOf(archive);
  expect(await stateOf(archive)).toEqual({ shown, rows: 2, events: 1000, jobs: 1 });
  expect(await namesShown(archive)).toEqual(new Set(['Right']));
  for (const searchQuery of ['correspondent:wrong', 'correspondent:right']) {
    const found = await searchDocuments(archive.scope, { searchQuery, ...page });
    expect(found.isCountCapped).toBe(true);
  }
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toEqual({ shown, rows: 2, events: 2000, jobs: 1 });
  await runJob(archive.scope.platform, jobId);
  const done = { shown, rows: 1, events: count, jobs: 0 };
  expect(await stateOf(archive)).toEqual(done);
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toEqual(done);
});

it('moves all documents in the name of who merged the correspondents', async () => {
  const archive = createArchive();
  const { scope, organizationId } = archive;
  const [wrong, right] = [
    await addCorrespondent(archive, 'Wrong'),
    await addCorrespondent(archive, 'Right'),
  ];
  const count = serverLimits.fieldChanges + 20;
  await addDocuments(archive, wrong, count);
  const onBehalfOf = { userId: 'usr_1', apiKeyName: 'Tidy' };
  const ofUser = createSystemScope(scope.platform, organizationId, { kind: 'system', onBehalfOf });
  await mergeCorrespondent(ofUser, wrong, right);
  const [jobId = ''] = await jobIdsOf(archive);
  await runJob(scope.platform, jobId);
  const actors = await scope.database.all(sql`
    select user_id as userId, data ->> 'apiKeyName' as apiKeyName, count(*) as count
    from document_activity where organization_id = ${organizationId} group by 1, 2`);
  expect(actors).toEqual([{ ...onBehalfOf, count }]);
});

it('moves the documents of a correspondent to where its replacement went meanwhile', async () => {
  const archive = createArchive();
  const [first, second, third] = [
    await addCorrespondent(archive, 'First'),
    await addCorrespondent(archive, 'Second'),
    await addCorrespondent(archive, 'Third'),
  ];
  await addDocuments(archive, first, serverLimits.fieldChanges + 20);
  await mergeCorrespondent(archive.scope, first, second);
  await mergeCorrespondent(archive.scope, second, third);
  expect(await namesShown(archive)).toEqual(new Set(['Third']));
  const [jobId = ''] = await jobIdsOf(archive);
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toMatchObject({ shown: ['Third 1010'], rows: 1, jobs: 0 });
});

it('hides a deleted correspondent at once, and empties many documents in steps', async () => {
  const archive = createArchive();
  const id = await addCorrespondent(archive, 'Gone');
  await addDocuments(archive, id, serverLimits.fieldChanges + 20);
  await deleteCorrespondent(archive.scope, id);
  expect(await namesShown(archive)).toEqual(new Set([null]));
  expect(await stateOf(archive)).toMatchObject({ shown: [], rows: 1, jobs: 1 });
  const [jobId = ''] = await jobIdsOf(archive);
  await runJob(archive.scope.platform, jobId);
  expect(await stateOf(archive)).toMatchObject({ shown: [], rows: 0, jobs: 0, events: 1020 });
});
