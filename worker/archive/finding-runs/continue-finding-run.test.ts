import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { second } from '../../../shared/time/durations.ts';
import { createId } from '../../../shared/ids.ts';
import { runJob } from '../../../tests/support/run-job.ts';
import { insertDocuments } from '../../../tests/support/sqlite-documents.ts';
import { createSqlitePlatform } from '../../../tests/support/sqlite-platform.ts';
import { createSystemScope } from '../../access/organization-scope.ts';
import { createInProcessReader } from '../../reading/in-process-reader.ts';
import { startFindingRun } from './start-finding-run.ts';
import { stopFindingRun } from './stop-finding-run.ts';
import { selectRun } from './finding-run-store.ts';

const documentsCount = 25;
const content =
  'Rechnung vom 02.11.2023, zahlbar bis 16.11.2023 ohne Abzug. Rechnungsbetrag 40,00 EUR';

async function createRun({ tick = 0, failing = false } = {}) {
  let now = 1_000_000;
  const reader = createInProcessReader(() => Promise.resolve(null));
  const failingReader = { ...reader, findFields: () => Promise.reject(new Error('Planted')) };
  const { platform, database, sent } = createSqlitePlatform({
    clock: { now: () => new Date((now += tick)) },
    reader: failing ? failingReader : reader,
  });
  const scope = createSystemScope(platform, createId('org'));
  await insertDocuments(scope, { count: documentsCount, content });
  const jobIds = async () => database.all<{ id: string }>(sql`select id from jobs`);
  const read = async () => (await selectRun(scope))[0];
  const consume = async () => {
    const [job] = await jobIds();
    if (job) await runJob(platform, job.id);
    return (await read())?.processedCount;
  };
  const searched = async () =>
    database.all(sql`select distinct document_id from document_findings`);
  return { scope, sent, jobIds, read, consume, searched };
}

it('a run reads all documents and ends', async () => {
  const { scope, consume, read, searched, jobIds } = await createRun();
  await startFindingRun(scope);
  expect(await consume()).toBe(documentsCount);
  expect(await read()).toMatchObject({ state: 'done', changedCount: documentsCount });
  expect(await searched()).toHaveLength(documentsCount);
  expect(await jobIds()).toEqual([]);
});

it('a run whose documents take long lets others go first, is stopped, and continues where it was', async () => {
  const { scope, sent, consume, read, searched, jobIds } = await createRun({ tick: 5 * second });
  await startFindingRun(scope);
  sent.splice(0);
  expect([await consume(), await consume()]).toEqual([1, 2]);
  expect(sent).toHaveLength(2);

  await stopFindingRun(scope);
  expect([await consume(), await consume()]).toEqual([2, 2]);
  expect(await jobIds()).toEqual([]);
  expect(await read()).toMatchObject({ state: 'stopped' });

  expect(await startFindingRun(scope)).toMatchObject({ state: 'running', processedCount: 2 });
  expect(await jobIds()).toHaveLength(1);
  expect(await consume()).toBe(3);
  expect(await searched()).toHaveLength(3);
});

it('two starts are one run with one job', async () => {
  const { scope, jobIds } = await createRun();
  await Promise.all([startFindingRun(scope), startFindingRun(scope)]);
  expect(await jobIds()).toHaveLength(1);
});

it('a reader that does not respond fails the attempt, and is passed over in the fifth', async () => {
  const { scope, consume, read, searched } = await createRun({ failing: true });
  await startFindingRun(scope);
  for (const attempt of [1, 2, 3, 4, 5]) {
    expect((await read())?.processedCount, `before attempt ${attempt}`).toBe(0);
    await expect(consume()).rejects.toThrow('Planted');
  }
  expect((await read())?.processedCount).toBe(20);
  expect(await searched()).toEqual([]);
});
