import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../../shared/ids.ts';
import { insertDocuments } from '../../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../../access/organization-scope.ts';
import { runBatch } from '../../../database/database.ts';
import { isStorageWrong } from '../../../../tests/support/recounted.ts';
import { runJob } from '../../../../tests/support/run-job.ts';

const jobId = 'evt_1';
const documents = 1200;
const words = 11_000;

async function createFormerArchive() {
  const { platform, database, sent } = createSqlitePlatform();
  const scope = createSystemScope(platform, createId('org'));
  const { organizationId } = scope;
  await insertDocuments(scope, { count: documents, content: 'Grüße' });
  await database.run(sql`update documents set deleted_at = 1 where sequence % 3 = 0`);
  await database.run(sql`
    insert into search_words (organization_id, word)
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${words})
    select ${organizationId}, 'w' || n from numbers`);
  await database.run(sql`
    update organization_statistics
    set files_size = 0, texts_size = 0, vocabulary_size = 0, documents_counted_to = '', words_counted_to = ''`);
  await database.run(sql`
    insert into jobs (id, organization_id, job, created_at, send_after)
    values (${jobId}, ${organizationId}, json_object('type', 'storage.count'), 0, 0)`);
  const step = () => runJob(platform, jobId);
  const counters = async () => {
    const [row] = await database.all<Record<string, unknown>>(sql`
      select files_size as "files", texts_size as "texts", vocabulary_size as "words",
        documents_counted_to is null and words_counted_to is null as "isDone"
      from organization_statistics`);
    return row;
  };
  return { scope, database, sent, step, counters };
}

it('counts what was stored before there were counters, in steps of one transaction', async () => {
  const { scope, database, sent, step, counters } = await createFormerArchive();
  await step();
  expect(await counters()).toEqual({ files: 500, texts: 3500, words: 5000, isDone: 0 });
  for (let steps = 1; steps < 3; steps += 1) await step();
  expect(await counters()).toEqual({
    files: documents,
    texts: documents * 7,
    words,
    isDone: 1,
  });
  expect(await isStorageWrong(database, scope.organizationId)).toBe(false);
  expect(await database.all(sql`select 1 from jobs`)).toEqual([]);
  expect(sent.length).toBe(2);
});

it('counts documents in the trash with the same hash in one step', async () => {
  const { scope, database, step, counters } = await createFormerArchive();
  await database.run(
    sql`update documents set sha256 = '5' where sequence = 5 or deleted_at is not null`,
  );
  for (let steps = 1; steps <= 3; steps += 1) {
    await step();
    expect(await isStorageWrong(database, scope.organizationId)).toBe(false);
  }
  expect(await counters()).toEqual({ files: documents, texts: documents * 7, words, isDone: 1 });
});

it('counts nothing twice and loses nothing that is added, changed or deleted between its steps', async () => {
  const { scope, database, step, counters } = await createFormerArchive();
  const { organizationId } = scope;
  for (let round = 0; round < 4; round += 1) {
    const sha256s = ['00', '3', '5', '9'].map((start) => `${start}new${round}`);
    await runBatch(database, [
      ...sha256s.map((sha256, index) =>
        database.run(sql`
          insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
            declared_mime_type, extraction_state, created_at)
          values (${`doc_${round}_${index}`}, ${organizationId}, 'a', 'a', 10, ${sha256}, 'text/plain', 'text/plain', 'done', 0)`),
      ),
      database.run(sql`
        insert into document_contents (document_id, organization_id, content)
        select id, organization_id, 'new' from documents where id like ${`doc_${round}_%`}`),
      database.run(sql`
        update document_contents set content = content || 'more'
        where document_id in (select id from documents where sequence % 7 = ${round})`),
      database.run(sql`
        delete from document_contents where document_id in (select id from documents where sequence % 11 = ${round})`),
      database.run(sql`delete from documents where sequence % 13 = ${round}`),
      database.run(sql`delete from search_words where id % 17 = ${round}`),
      database.run(sql`
        insert into search_words (organization_id, word)
        values (${organizationId}, ${`a${round}`}), (${organizationId}, ${`w1x${round}`}), (${organizationId}, ${`z${round}`})`),
    ]);
    expect(await isStorageWrong(database, organizationId)).toBe(false);
    await step();
    expect(await isStorageWrong(database, organizationId)).toBe(false);
  }
  expect(await counters()).toMatchObject({ isDone: 1 });
});

it('counts the documents of each organization for itself', async () => {
  const { platform, database } = createSqlitePlatform();
  const [one, other] = [createId('org'), createId('org')].map((id) =>
    createSystemScope(platform, id),
  );
  await insertDocuments(one!, { count: 3, content: 'one' });
  await insertDocuments(other!, { count: 5, content: 'other' });
  const rows = await database.all<{ files: number; texts: number }>(sql`
    select files_size as files, texts_size as texts from organization_statistics order by files_size`);
  expect(rows).toEqual([
    { files: 3, texts: 9 },
    { files: 5, texts: 25 },
  ]);
});
