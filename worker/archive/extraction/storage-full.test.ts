import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createId } from '../../../shared/ids.ts';
import { runJob } from '../../../tests/support/run-job.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { testVariables } from '../../../tests/support/test-variables.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { parseConfig } from '../../platform/config.ts';
import { createInProcessReader } from '../../reading/in-process-reader.ts';

const max = 100;
const unavailable = () => Promise.reject(new Error('Not available in this test'));

async function readText(bytes: number) {
  const text = new TextEncoder().encode('a'.repeat(bytes));
  const { platform, database } = createSqlitePlatform({
    config: parseConfig({ ...testVariables, ORGANIZATION_MAX_STORAGE_BYTES: String(max) }),
    reader: createInProcessReader(() => Promise.resolve(null)),
    files: {
      get: async () => ({
        body: new Blob([text]).stream(),
        size: text.length,
        range: null,
        etag: 'a',
      }),
      put: unavailable,
      replace: unavailable,
      delete: () => Promise.resolve(),
      list: unavailable,
    },
  });
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count: 1, content: 'kept' });
  await database.run(sql`update documents set extraction_state = 'pending', is_content_edited = 0`);
  await database.run(sql`
    insert into jobs (id, organization_id, job, created_at, send_after)
    select 'evt_1', organization_id, json_object('type', 'document.extract', 'documentId', id), 0, 0 from documents`);
  await runJob(platform, 'evt_1');
  const [document] = await database.all<{ state: string; reason: string; content: string }>(sql`
    select extraction_state as state, extraction_reason as reason, content
    from documents inner join document_contents on document_contents.document_id = documents.id`);
  const jobs = await database.all(sql`select 1 from jobs where id = 'evt_1'`);
  return { ...document, jobs: jobs.length };
}

it('a text is kept as long as the organization may store it', async () => {
  const text = 'a'.repeat(max - 1);
  expect(await readText(text.length)).toEqual({
    state: 'done',
    reason: null,
    content: text,
    jobs: 0,
  });
});

it('a text beyond that is not kept, which the document says, and its job ends', async () => {
  expect(await readText(max)).toEqual({
    state: 'failed',
    reason: 'storage_full',
    content: 'kept',
    jobs: 0,
  });
});
