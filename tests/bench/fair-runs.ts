import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { migrate } from '../../.scripts/migrate.ts';
import { localDatabasePath } from './local-database.ts';
import { signUp, type ProductClient } from './product-client.ts';
import { buildProduct, startProduct } from './product-server.ts';

/*
 * Measures the response times of one organization while another one, with 40,000 documents, applies a tagging rule to
 * all of them and then deletes the tag: `npm run bench:fair-runs`. Exits with 1 if a bar is missed.
 */
const { values: options } = parseArgs({
  options: {
    documents: { type: 'string', default: '40000' },
    /** Characters of most texts. The texts of the newest hundred documents have the maximum length. */
    characters: { type: 'string', default: '4000' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-fair-runs` },
  },
});
const bars = { medianRatio: 2, slowestMs: 500 };
/** A shorter work has no meaningful median: a tag is deleted in a third of a second. */
const minRequests = 100;
const longTexts = 100;
const { directory } = options;
const stateDirectory = `${directory}/state`;

type Run = { id: string; state: string; taggedCount: number };

function textOf(length: number): string {
  return `${'Strom und Gas '.repeat(length / 14)} Stichwort`;
}

function fill(organizationId: string, count: number) {
  const sqlite = new DatabaseSync(localDatabasePath(stateDirectory));
  const insertDocument = sqlite.prepare(
    `insert into documents (id, organization_id, name, original_name, original_size, sha256, mime_type,
      declared_mime_type, extraction_state, created_at)
     values (?, ?, ?, '', 1, ?, 'text/plain', '', 'done', ?)`,
  );
  const insertText = sqlite.prepare(
    'insert into document_contents (document_id, organization_id, content) values (?, ?, ?)',
  );
  const [usual, long] = [textOf(Number(options.characters)), textOf(999_980)];
  sqlite.exec('begin');
  for (let index = 0; index < count; index += 1) {
    const id = `doc_${String(index).padStart(24, '0')}`;
    insertDocument.run(id, organizationId, `document ${index}`, String(index), index);
    insertText.run(id, organizationId, index >= count - longTexts ? long : usual);
  }
  sqlite.exec('commit');
  sqlite.close();
}

const seconds = (ms: number) => Number((ms / 1000).toFixed(1));
/** Returns the milliseconds of consecutive requests of a client until `work` has ended. */
async function measureWhile(client: ProductClient, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  while (!over.signal.aborted) {
    for (const path of ['/documents', '/tags', '/documents/search?searchQuery=rechnung']) {
      const startedAt = performance.now();
      await client.call('GET', path);
      times.push(performance.now() - startedAt);
    }
    await sleep(20);
  }
  await ended;
  return times;
}

function summary(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    'median ms': Number((sorted[sorted.length >> 1] ?? 0).toFixed(1)),
    'slowest ms': Math.round(sorted.at(-1) ?? 0),
    requests: sorted.length,
  };
}

async function applyRule(client: ProductClient): Promise<string> {
  const { tag } = await client.call<{ tag: { id: string } }>('POST', '/tags', {
    name: 'Strom',
    color: '#7A7FFF',
    description: null,
  });
  const { taggingRule } = await client.call<{ taggingRule: { id: string } }>(
    'POST',
    '/tagging-rules',
    {
      name: 'Strom',
      description: null,
      conditions: [{ field: 'content', operator: 'contains', value: 'stichwort' }],
      tagIds: [tag.id],
    },
  );
  const path = `/tagging-rules/${taggingRule.id}`;
  let { run } = await client.call<{ run: Run }>('POST', `${path}/apply`, {});
  while (run.state === 'running') {
    await sleep(500);
    ({ run } = await client.call<{ run: Run }>('GET', `${path}/runs/${run.id}`));
  }
  if (run.taggedCount !== Number(options.documents)) throw new Error(JSON.stringify(run));
  return tag.id;
}

async function deleteTag(client: ProductClient, tagId: string): Promise<void> {
  await client.call('DELETE', `/tags/${tagId}`);
  const sqlite = new DatabaseSync(localDatabasePath(stateDirectory));
  const links = sqlite.prepare('select count(*) as count from document_tags where tag_id = ?');
  while (links.get(tagId)?.count !== 0) await sleep(200);
  sqlite.close();
}

rmSync(directory, { recursive: true, force: true });
mkdirSync(stateDirectory, { recursive: true });
await buildProduct(directory);
await migrate(stateDirectory);
const server = await startProduct({ directory, stateDirectory });
try {
  const [busy, quiet] = [await signUp('busy'), await signUp('quiet')];
  fill(busy.id, Number(options.documents));
  // The server has closed its connections, which the client notices only now.
  await sleep(1000);
  await measureWhile(quiet, sleep(3000));
  const idle = summary(await measureWhile(quiet, sleep(15_000)));
  const startedAt = performance.now();
  console.log('idle', idle);
  const applied = applyRule(busy);
  const besideRun = summary(await measureWhile(quiet, applied));
  const appliedAt = performance.now();
  console.log('beside a run', besideRun);
  const deleted = deleteTag(busy, await applied);
  const besideDeletion = summary(await measureWhile(quiet, deleted));
  const deletedAt = performance.now();
  console.table({
    idle,
    'beside a run': { ...besideRun, seconds: seconds(appliedAt - startedAt) },
    'beside a deletion': { ...besideDeletion, seconds: seconds(deletedAt - appliedAt) },
  });
  console.log(`Bars: median ${bars.medianRatio} x idle, slowest ${bars.slowestMs} ms`);
  const isMissed = [besideRun, besideDeletion].some(
    (beside) =>
      (beside.requests >= minRequests &&
        beside['median ms'] > idle['median ms'] * bars.medianRatio) ||
      beside['slowest ms'] > bars.slowestMs,
  );
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await server.stop();
}
