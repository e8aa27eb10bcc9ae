import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../../.scripts/migrate.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { localDatabasePath } from './local-database.ts';
import { signUp, type ProductClient } from './product-client.ts';
import { buildProduct, startProduct } from './product-server.ts';

/*
 * Measures one idle organization beside another one at its limits: `npm run bench:fairness`. The busy one has 25
 * webhooks (5 hang, 5 fail) and moves 5,000 documents to the trash; the idle one uploads a file a second and waits
 * for its webhook. Prints its latencies alone and during the load, and the size of the database.
 */
const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '5000' },
    uploads: { type: 'string', default: '30' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-fairness` },
  },
});
const { directory } = options;
const stateDirectory = `${directory}/state`;
const receivers = [
  ...Array.from({ length: 5 }, () => 'hang'),
  ...Array.from({ length: 5 }, () => '500'),
  ...Array.from({ length: 15 }, () => 'ok'),
];

function fill(organizationId: string, count: number) {
  const sqlite = new DatabaseSync(localDatabasePath(stateDirectory));
  sqlite
    .prepare(
      `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
        declared_mime_type, extraction_state, created_at)
       with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)
       select 'doc_' || printf('%024d', n), ?, 'document ' || n, '', 1, n, 'text/plain', '', 'none', n from numbers`,
    )
    .run(count, organizationId);
  sqlite.close();
}

function databaseFigures() {
  const sqlite = new DatabaseSync(localDatabasePath(stateDirectory));
  const one = (query: string) => Number(Object.values(sqlite.prepare(query).get() ?? {})[0]);
  const countOf = (table: string) => one(`select count(*) from ${table}`);
  const figures = {
    jobs: countOf('jobs'),
    'event pages': countOf('webhook_events'),
    messages: countOf('webhook_messages'),
    deliveries: countOf('webhook_deliveries'),
    MB: (one('pragma page_count') * one('pragma page_size')) / 1e6,
  };
  sqlite.close();
  return figures;
}

/** Returns the milliseconds until the response to an upload, and until its webhook call. */
async function measureUpload(client: ProductClient, inbox: () => Promise<string[]>) {
  const before = (await inbox()).length;
  const form = new FormData();
  form.set('file', new File([crypto.randomUUID()], 'a.txt', { type: 'text/plain' }));
  const startedAt = performance.now();
  await client.call('POST', '/documents', form);
  const upload = performance.now() - startedAt;
  while ((await inbox()).length === before) await sleep(5);
  return { upload, delivery: performance.now() - startedAt };
}

async function measureUploads(
  client: ProductClient,
  inbox: () => Promise<string[]>,
  count: number,
) {
  const measured: { upload: number; delivery: number }[] = [];
  for (let index = 0; index < count; index += 1) {
    measured.push(await measureUpload(client, inbox));
    await sleep(1000);
  }
  return measured;
}

function summary(what: string, values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    what,
    'median ms': Math.round(sorted[sorted.length >> 1] ?? 0),
    'max ms': Math.round(sorted.at(-1) ?? 0),
  };
}

rmSync(directory, { recursive: true, force: true });
mkdirSync(stateDirectory, { recursive: true });
await buildProduct(directory);
await migrate(stateDirectory);
const receiver = await startWebhookReceiver();
const server = await startProduct({ directory, stateDirectory });
try {
  const [busy, quiet] = [await signUp('busy'), await signUp('quiet')];
  const addWebhook = (client: ProductClient, path: string, event: string) =>
    client.call('POST', '/webhooks', {
      name: path,
      url: `${receiver.url}/${path}`,
      events: [event],
    });
  for (const [index, behaviour] of receivers.entries()) {
    await addWebhook(busy, `${behaviour}/busy-${index}`, 'document:deleted');
  }
  await addWebhook(quiet, 'ok/quiet', 'document:created');
  const receivedAt = async (key: string) =>
    (await (await fetch(`${receiver.url}/received/${key}`)).json()) as string[];
  const inbox = () => receivedAt('quiet');
  fill(busy.id, Number(options.documents));

  await measureUploads(quiet, inbox, 3);
  const alone = await measureUploads(quiet, inbox, Number(options.uploads));
  const atRest = databaseFigures();
  const startedAt = performance.now();
  const trash = { filter: { query: {} } };
  const trashSome = () => busy.call<{ hasMore: boolean }>('POST', '/documents/batch/trash', trash);
  while ((await trashSome()).hasMore);
  const bulkMs = performance.now() - startedAt;
  const afterCall = databaseFigures();
  const beside = await measureUploads(quiet, inbox, Number(options.uploads));
  const afterUploads = databaseFigures();
  const delivered = await Promise.all(receivers.map((_, index) => receivedAt(`busy-${index}`)));

  console.table([
    summary(
      'upload, alone',
      alone.map(({ upload }) => upload),
    ),
    summary(
      'upload, beside',
      beside.map(({ upload }) => upload),
    ),
    summary(
      'delivery, alone',
      alone.map(({ delivery }) => delivery),
    ),
    summary(
      'delivery, beside',
      beside.map(({ delivery }) => delivery),
    ),
  ]);
  console.table({
    'at rest': atRest,
    'after the call': afterCall,
    'after the uploads': afterUploads,
  });
  console.log(
    `The call took ${Math.round(bulkMs)} ms. ${delivered.flat().length} messages of the busy organization were delivered meanwhile.`,
  );
} finally {
  await server.stop();
  await receiver.close();
}
