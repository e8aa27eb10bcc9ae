import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { localDatabasePath } from './local-database.ts';
import { type ProductClient, RefusedRequest, signUp } from './product-client.ts';
import { serveProduct } from './served-product.ts';

/*
 * Measures the list of a neighbour beside one organization that performs each operation that has slowed others, in
 * the product as `npm start` serves it: `npm run bench:neighbours`. Prints a table. Fails if the slowest list took
 * more than the larger of three times an idle one and 300 ms, or if the requests of that organization did not have
 * the expected status.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    port: { type: 'string', default: '8799' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-neighbours` },
  },
});
const { directory, port } = options;
const origin = `http://localhost:${port}`;
const stateDirectory = `${directory}/state`;
const mostIdleTimes = 3;
const alwaysFast = 300;
const textBytes = 980_000;
const tagsOfDocument = 10_000;

function randomWords(bytes: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? 'a';
  const words: string[] = [];
  for (let size = 0; size < bytes;) {
    const word = Array.from({ length: 5 + Math.floor(Math.random() * 6) }, letter).join('');
    words.push(word);
    size += word.length + 1;
  }
  return words.join(' ');
}

async function addText(client: ProductClient, text: string): Promise<string> {
  const form = new FormData();
  form.set('file', new File([text], `${crypto.randomUUID()}.txt`, { type: 'text/plain' }));
  const { document } = await client.call<{ document: { id: string } }>('POST', '/documents', form);
  for (;;) {
    const found = await client.call<{ document: { extractionState: string } }>(
      'GET',
      `/documents/${document.id}`,
    );
    if (found.document.extractionState === 'done') return document.id;
    if (found.document.extractionState === 'failed') throw new Error('A text was not read');
    await sleep(200);
  }
}

/** Links a document with more tags than the API allows, as older documents may have. */
function addTags(organizationId: string, documentId: string) {
  const sqlite = new DatabaseSync(localDatabasePath(stateDirectory));
  sqlite.exec('begin');
  const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${tagsOfDocument})`;
  sqlite
    .prepare(
      `insert into tags (id, organization_id, name, name_key, search_key, color, created_at)
       ${numbers} select 'tag_' || printf('%024d', n), ?, 'tag ' || n, 'tag ' || n, 'tag ' || n, '#336699', n from numbers`,
    )
    .run(organizationId);
  sqlite
    .prepare(
      `insert into document_tags (document_id, tag_id, organization_id, document_sequence)
       ${numbers} select ?1, 'tag_' || printf('%024d', n), ?2, (select sequence from documents where id = ?1) from numbers`,
    )
    .run(documentId, organizationId);
  sqlite.exec('commit');
  sqlite.close();
}

/** Bytes of the database including its write-ahead log. */
function databaseBytes(): number {
  const path = localDatabasePath(stateDirectory);
  const sqlite = new DatabaseSync(path);
  sqlite.exec('pragma wal_checkpoint(passive)');
  const one = (query: string) => Number(Object.values(sqlite.prepare(query).get() ?? {})[0]);
  const bytes = one('pragma page_count') * one('pragma page_size');
  sqlite.close();
  return Math.max(bytes, statSync(path).size);
}

const noResult = () => undefined;

type Outcomes = {
  /** Minimum number of successful requests; all by default. */
  least?: number;
  /** The only status of other requests, if any may be refused. */
  refusal?: number;
};

/** Runs all works at once. Throws if they did not do what is measured. */
async function allOf(
  works: readonly (() => Promise<unknown>)[],
  { least = works.length, refusal }: Outcomes = {},
): Promise<void> {
  const results = await Promise.allSettled(works.map((work) => work()));
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const other = errors.find(
    (error) => !(error instanceof RefusedRequest && error.status === refusal),
  );
  if (other !== undefined) throw other;
  const succeeded = works.length - errors.length;
  if (succeeded < least) throw new Error(`Only ${succeeded} of ${works.length} requests succeeded`);
}

/**
 * Returns the milliseconds of the neighbour's lists, one after another, until `attack` has ended and at least `least`
 * times.
 */
async function listTimes(
  neighbour: ProductClient,
  attack: Promise<unknown>,
  least: number,
): Promise<number[]> {
  const end = new AbortController();
  const ended = attack.finally(() => end.abort());
  const times: number[] = [];
  while (!end.signal.aborted || times.length < least) {
    const startedAt = performance.now();
    await neighbour.call('GET', '/documents?pageSize=100');
    times.push(performance.now() - startedAt);
    await sleep(20);
  }
  await ended;
  return times;
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

function stall({ cookie }: ProductClient, path: string): Socket {
  const socket = connect(Number(port), 'localhost');
  socket.on('error', noResult);
  socket.on('connect', () => {
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\ncookie: ${cookie}\r\n\r\n`);
    socket.once('data', () => socket.pause());
  });
  return socket;
}

const tooMuch: Outcomes = { least: 0, refusal: 400 };
const inTurn: Outcomes = { least: 1, refusal: 429 };

type Attack = { what: string; run: (attacker: ProductClient) => Promise<unknown> };

const queriesOf = (count: number, words: () => string) =>
  Array.from({ length: count }, () => ({ searchQuery: words() }));

/** 61 kB of searches, with as many words as one request may have. */
const largeCount = { queries: queriesOf(60, () => randomWords(1000).slice(0, 1000)) };
const fullCount = {
  queries: queriesOf(100, () => randomWords(90).split(' ').slice(0, 10).join(' ')),
};

const texts = new Map<string, string[]>();

async function addTexts(attacker: ProductClient, what: string, count: number, text: () => string) {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await addText(attacker, text()));
  texts.set(what, ids);
}

const change = (attacker: ProductClient, id: string) => [
  () => attacker.call('PATCH', `/documents/${id}`, { name: `${crypto.randomUUID()}.txt` }),
  () => attacker.call('POST', `/documents/${id}/notes`, { text: crypto.randomUUID() }),
];

const attacks: Attack[] = [
  {
    what: 'five files of random words',
    run: (attacker) => addTexts(attacker, 'random', 5, () => randomWords(textBytes)),
  },
  {
    what: 'one count of 61 kB',
    run: (attacker) =>
      allOf([() => attacker.call('POST', '/documents/batch/count', largeCount)], tooMuch),
  },
  {
    what: 'one count of all words',
    run: (attacker) => allOf([() => attacker.call('POST', '/documents/batch/count', fullCount)]),
  },
  {
    what: 'six counts at once',
    run: (attacker) =>
      allOf(
        Array.from(
          { length: 6 },
          () => () => attacker.call('POST', '/documents/batch/count', fullCount),
        ),
        inTurn,
      ),
  },
  {
    what: 'twelve searches of 1,024 characters',
    run: (attacker) =>
      allOf(
        Array.from({ length: 12 }, () => () => {
          const searchQuery = encodeURIComponent(randomWords(1100).slice(0, 1024));
          return attacker.call('GET', `/documents/search?pageSize=100&searchQuery=${searchQuery}`);
        }),
        inTurn,
      ),
  },
  {
    what: '40 renames and 40 notes of a text of 1 MB',
    run: async (attacker) => {
      const [id = await addText(attacker, randomWords(textBytes))] = texts.get('random') ?? [];
      await allOf(Array.from({ length: 40 }, () => change(attacker, id)).flat());
    },
  },
  {
    what: 'eight texts of U+FDFA, renamed',
    run: async (attacker) => {
      await addTexts(attacker, 'ligatures', 8, () => {
        const ligatures = '\ufdfa '.repeat(textBytes / 4);
        // The same bytes would be a duplicate.
        return `${crypto.randomUUID()} ${ligatures}`;
      });
      const ids = texts.get('ligatures') ?? [];
      await allOf(ids.flatMap((id) => change(attacker, id)));
    },
  },
  {
    what: 'a document of 10,000 tags, listed and purged',
    run: async (attacker) => {
      const id = await addText(attacker, crypto.randomUUID());
      addTags(attacker.id, id);
      await allOf(Array.from({ length: 10 }, () => () => attacker.call('GET', '/documents')));
      await attacker.call('DELETE', `/documents/${id}`);
      await attacker.call('POST', '/documents/batch/purge', { filter: { documentIds: [id] } });
    },
  },
  {
    what: 'ten stalled exports',
    run: async (attacker) => {
      const { parts } = await attacker.call<{ parts: { path: string }[] }>('GET', '/export');
      const sockets = Array.from({ length: 10 }, () => stall(attacker, parts[0]?.path ?? ''));
      await sleep(3000);
      for (const socket of sockets) socket.destroy();
    },
  },
];

rmSync(directory, { recursive: true, force: true });
mkdirSync(stateDirectory, { recursive: true });
process.env.RATE_LIMIT_IS_ENABLED = 'false';
const product = await serveProduct({ port, directory });
const rows: Record<string, string | number>[] = [];
let areMissed = false;
try {
  const [attacker, neighbour] = [
    await signUp('attacker', origin),
    await signUp('neighbour', origin),
  ];
  for (let index = 0; index < 20; index += 1) await addText(neighbour, `Letter ${index}`);
  await listTimes(neighbour, sleep(500), 20);
  const idle = at(await listTimes(neighbour, sleep(2000), 30), 0.5);
  const bar = Math.max(mostIdleTimes * idle, alwaysFast);
  for (const { what, run } of attacks.filter((attack) => attack.what.includes(options.only))) {
    const before = databaseBytes();
    const startedAt = performance.now();
    let failure: unknown;
    const attack = run(attacker).catch((error: unknown) => (failure = error));
    const times = await listTimes(neighbour, attack, 10);
    const slowest = at(times, 1);
    const isHeld = slowest <= bar && failure === undefined;
    areMissed ||= !isHeld;
    if (failure !== undefined) console.error(`${what} did not do what is measured:`, failure);
    rows.push({
      beside: what,
      lists: times.length,
      'median ms': Math.round(at(times, 0.5)),
      'slowest ms': Math.round(slowest),
      bar: Math.round(bar),
      held: isHeld ? 'yes' : 'NO',
      'attack s': Math.round((performance.now() - startedAt) / 100) / 10,
      'database + MB': Math.round((databaseBytes() - before) / 1e5) / 10,
    });
  }
  console.log(`An idle list takes ${Math.round(idle)} ms.`);
  console.table(rows);
} finally {
  product.kill();
}
if (areMissed) process.exitCode = 1;
