import { rmSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { judgeArrivals, type Arrivals } from './arrival-bars.ts';
import { localDatabasePath } from './local-database.ts';
import { processTree } from './process-tree.ts';
import { signUp, type ProductClient } from './product-client.ts';
import { serveProduct } from './served-product.ts';

/*
 * Uploads small texts to the product as `npm start` serves it, four at a time, and waits until all are findable: `npm
 * run bench -- --only arrivals`. With `--files 5000,10000` (totals) it shows that memory stays flat. Exits with 1 if
 * a bar is missed.
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    files: { type: 'string', default: '1000' },
    port: { type: 'string', default: '8798' },
    directory: { type: 'string', default: `${tmpdir()}/sheaf-arrivals` },
  },
});
const { directory, port } = options;
const uploadsAtOnce = 4;
const warmUps = 50;
const sample = { path: '/documents?pageSize=20', pauseMs: 100, idle: 40 };

function letter(number: number): File {
  const lines = [
    `Example Supplies Ltd\n\nInvoice ${number}\nDate: 12 March 2025\nTotal: £${number}.50\n`,
    'Some ordinary words of a letter about heating and electricity. '.repeat(8),
    crypto.randomUUID(),
  ];
  return new File([lines.join('\n')], `letter ${number}.txt`, { type: 'text/plain' });
}

async function upload(client: ProductClient, first: number, count: number): Promise<void> {
  let next = first;
  const uploader = async () => {
    while (next < first + count) {
      const form = new FormData();
      form.set('file', letter(next));
      next += 1;
      await client.call('POST', '/documents', form);
    }
  };
  await Promise.all(Array.from({ length: uploadsAtOnce }, uploader));
}

/** Reads the database file directly, so that polling does not slow the product down. */
async function untilFindable(client: ProductClient): Promise<void> {
  const database = new DatabaseSync(localDatabasePath(`${directory}/state`), { readOnly: true });
  const waiting = database.prepare(
    `select 1 from documents where organization_id = ? and extraction_state = 'pending' limit 1`,
  );
  while (waiting.get(client.id)) await sleep(100);
  database.close();
}

async function latenciesWhile(client: ProductClient, work: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  while (!over.signal.aborted) {
    const startedAt = performance.now();
    await client.call('GET', sample.path);
    times.push(performance.now() - startedAt);
    await sleep(sample.pauseMs);
  }
  await ended;
  return times.toSorted((a, b) => a - b);
}

const median = (sorted: readonly number[]) => sorted[sorted.length >> 1] ?? NaN;

rmSync(`${directory}/state`, { recursive: true, force: true });
rmSync(`${directory}/build`, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
process.env.RATE_LIMIT_IS_ENABLED = 'false';
const product = await serveProduct({ port, directory });
const readingCpuMs = () =>
  processTree(product.pid)
    .filter(({ command }) => command.includes('reader-process.ts') && command.endsWith(' texts'))
    .reduce((sum, { cpuMs }) => sum + cpuMs, 0);
const megabytes = () =>
  processTree(product.pid).reduce((sum, process) => sum + process.megabytes, 0);
const arrivals: Arrivals[] = [];
try {
  const origin = `http://localhost:${port}`;
  const [client, neighbour] = [await signUp('busy', origin), await signUp('quiet', origin)];
  await upload(client, 0, warmUps);
  await untilFindable(client);
  const idle = await latenciesWhile(neighbour, sleep(sample.idle * sample.pauseMs));
  let uploaded = 0;
  for (const files of options.files.split(',').map(Number)) {
    const count = files - uploaded;
    const [startedAt, cpuBefore] = [performance.now(), readingCpuMs()];
    let uploadedMs = 0;
    const work = upload(client, warmUps + uploaded, count)
      .then(() => (uploadedMs = performance.now() - startedAt))
      .then(() => untilFindable(client));
    const beside = await latenciesWhile(neighbour, work);
    const findableMs = performance.now() - startedAt;
    uploaded = files;
    arrivals.push({
      files,
      uploadsPerSecond: (count / uploadedMs) * 1000,
      findablePerSecond: (count / findableMs) * 1000,
      cpuMsPerText: (readingCpuMs() - cpuBefore) / count,
      megabytes: megabytes(),
      idleMs: median(idle),
      besideMs: median(beside),
      slowestMs: beside.at(-1) ?? NaN,
    });
    console.table(
      processTree(product.pid).map(({ command, ...figures }) => ({
        command: command.slice(-60),
        ...figures,
      })),
    );
  }
} finally {
  product.kill();
}
const verdicts = judgeArrivals(arrivals);
console.table(arrivals);
console.table(verdicts);
if (verdicts.some(({ isHeld }) => !isHeld)) process.exitCode = 1;
