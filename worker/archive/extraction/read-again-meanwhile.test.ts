import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { runJob } from '../../../tests/support/run-job.ts';
import { openMigratedSqlite, sqliteAsD1 } from '../../../tests/support/sqlite-database.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { createInProcessReader } from '../../reading/in-process-reader.ts';
import { extractAgain } from './extract-again.ts';

const unavailable = () => Promise.reject(new Error('Not available in this test'));

it('a text that is to be read again while its job ends is read by that job', async () => {
  const bytes = new TextEncoder().encode('read');
  const d1 = sqliteAsD1(openMigratedSqlite());
  let afterBatch: (() => Promise<void>) | undefined;
  let now = Date.now();
  const { platform, database } = createSqlitePlatform(
    {
      clock: { now: () => new Date(now) },
      reader: createInProcessReader(() => Promise.resolve(null)),
      files: {
        get: async () => ({
          body: new Blob([bytes]).stream(),
          size: bytes.length,
          range: null,
          etag: 'a',
        }),
        put: unavailable,
        replace: unavailable,
        delete: () => Promise.resolve(),
        list: unavailable,
      },
    },
    {
      prepare: (query) => d1.prepare(query),
      batch: async (statements) => {
        const results = await d1.batch(statements);
        const then = afterBatch;
        afterBatch = undefined;
        await then?.();
        return results;
      },
    },
  );
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count: 1, content: 'former' });
  await database.run(sql`update documents set extraction_state = 'done', is_content_edited = 0`);
  await database.run(sql`
    insert into jobs (id, organization_id, job, created_at, send_after)
    select 'evt_1', organization_id, json_object('type', 'document.extract', 'documentId', id), 0, 0 from documents`);
  const [document] = await database.all<{ id: string }>(sql`select id from documents`);
  const found = () =>
    database.all(sql`
      select extraction_state as state, content, (select count(*) from jobs where job ->> 'type' = 'document.extract') as jobs
      from documents inner join document_contents on document_contents.document_id = documents.id`);

  afterBatch = () => extractAgain(scope, document?.id ?? '');
  await runJob(platform, 'evt_1');
  expect(await found()).toEqual([{ state: 'pending', content: 'former', jobs: 1 }]);

  now += 3_600_000;
  await runJob(platform, 'evt_1');
  expect(await found()).toEqual([{ state: 'done', content: 'read', jobs: 0 }]);
});
