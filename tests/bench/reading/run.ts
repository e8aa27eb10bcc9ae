import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { readerEnvironment } from '../../../.scripts/reader/supervise-reader.ts';
import { heldOutScans } from '../../support/scans/held-out-scans.ts';
import { type Scan, type ScanKind, scanKinds } from '../../support/scans/scan.ts';
import { scans } from '../../support/scans/scans.ts';
import { type MeasuredScan, measureScan } from './measure-scans.ts';
import type { ReadFile } from './reading-process.ts';

/*
 * Reads the scans of tests/support/scans and prints the share of their words that was found, beside Debian's
 * Tesseract: `npm run bench -- --only reading`.
 */
const mostMegabytes = 100;

const reader = fork(join(import.meta.dirname, 'reading-process.ts'), {
  serialization: 'advanced',
  env: { ...process.env, ...readerEnvironment },
});
await once(reader, 'message');
let peakMb = 0;
const read = async (path: string): Promise<ReadFile> => {
  const reply = once(reader, 'message');
  reader.send(path);
  const [file] = await reply;
  peakMb = Math.max(peakMb, (file as ReadFile).peakMb);
  return file as ReadFile;
};

const own = await measureAll('scans', scans);
const heldOut = await measureAll('held-out scans', heldOutScans);
reader.disconnect();

const hasDebian = own.some(({ debian }) => debian !== undefined);
if (!hasDebian)
  console.log("Debian's Tesseract is not installed; there is nothing to compare with.");
console.log(
  `Memory of the reading process: at most ${Math.round(peakMb)} MB above idle (bar ${mostMegabytes}).`,
  `Measured on ${availableParallelism()} cores under a load of ${loadavg()[1]?.toFixed(1)}.`,
);
const isHeld = [...own, ...heldOut].every((scan) => scan.isHeld) && peakMb <= mostMegabytes;
if (!isHeld) process.exitCode = 1;

async function measureAll(title: string, list: readonly Scan[]): Promise<MeasuredScan[]> {
  const measured: MeasuredScan[] = [];
  for (const scan of list) measured.push(await measureScan(scan, read));
  console.log(`\n${title}`);
  console.table(measured.map(present));
  console.table(Object.keys(scanKinds).map((kind) => summarize(kind as ScanKind, measured)));
  return measured;
}

function present({ name, kind, recall, debian, isHeld, missing, ...figures }: MeasuredScan) {
  return {
    kind,
    name,
    found: percent(recall),
    debian: percent(debian),
    ...figures,
    missed: isHeld ? '' : missing.slice(0, 8).join(' '),
  };
}

function summarize(kind: ScanKind, measured: readonly MeasuredScan[]) {
  const ofKind = measured.filter((scan) => scan.kind === kind);
  return {
    kind,
    files: ofKind.length,
    bar: percent(scanKinds[kind]),
    held: ofKind.filter((scan) => scan.isHeld).length,
    lowest: percent(Math.min(1, ...ofKind.map(({ recall }) => recall))),
    mean: percent(mean(ofKind.map(({ recall }) => recall))),
    debian: percent(mean(ofKind.flatMap(({ debian }) => debian ?? []))),
    'ms a page': Math.round(mean(ofKind.map(({ msPerPage }) => msPerPage))),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function percent(share: number | undefined): string {
  return share === undefined ? '' : `${(share * 100).toFixed(1)} %`;
}
