import {
  escapedBytes,
  hiddenBomb,
  hugeCharacterMap,
  nestedForms,
  openElements,
} from '../../support/hostile-files.ts';
import { hostileInvoiceFile, hostileInvoices } from '../../support/e-invoices/hostile.ts';
import { createClient, type Client } from './client.ts';

/** Run manually while `npm start` runs: node tests/bench/hostile/measure.ts [http://localhost:8787] */
const origin = process.argv[2] ?? 'http://localhost:8787';
const bars = { medianRatio: 2, slowestMs: 500 };
const files = [
  nestedForms,
  hiddenBomb,
  hugeCharacterMap,
  openElements,
  escapedBytes,
  ...hostileInvoices().map(hostileInvoiceFile),
];

const client = await createClient(origin);
console.log(row('', ['median', 'slowest', 'requests', 'seconds', 'outcome']));
let isMissed = false;
for (const create of files) {
  const file = create();
  // Measured before each file, because other load on the machine varies.
  const idle = await measureWhile(client, new Promise((done) => setTimeout(done, 3000)));
  console.log(row('idle', shown(idle)));
  const upload = client.upload(file);
  console.log(row(`upload of ${file.name}`, shown(await measureWhile(client, upload))));
  const started = Date.now();
  const reading = outcomeOf(client, await upload);
  const busy = await measureWhile(client, reading);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(row(file.name, [...shown(busy), seconds, await reading]));
  isMissed ||= median(busy) > median(idle) * bars.medianRatio;
  isMissed ||= Math.max(...busy) > bars.slowestMs;
}
console.log(`bars while reading: median ${bars.medianRatio} x idle, slowest ${bars.slowestMs} ms`);
process.exit(isMissed ? 1 : 0);

async function outcomeOf(user: Client, documentId: string): Promise<string> {
  for (;;) {
    const { extractionState, extractionReason } = await user.document(documentId);
    if (extractionState !== 'pending') return `${extractionState} ${extractionReason ?? ''}`;
    await new Promise((done) => setTimeout(done, 250));
  }
}

/** Returns the milliseconds of consecutive requests of another user until `work` has ended. */
async function measureWhile(user: Client, work: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  const ended = work.finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    for (const request of [checkHealth, () => user.list()]) {
      const started = performance.now();
      await request();
      times.push(performance.now() - started);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  await ended;
  return times;
}

async function checkHealth(): Promise<void> {
  const response = await fetch(`${origin}/api/health`);
  if (!response.ok) throw new Error(await response.text());
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function shown(times: number[]): string[] {
  return [median(times).toFixed(1), Math.max(...times).toFixed(0), String(times.length)];
}

function row(name: string, cells: string[]): string {
  return name.padEnd(36) + cells.map((cell) => cell.padStart(9)).join('  ');
}
