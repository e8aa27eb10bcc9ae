import { readFileSync } from 'node:fs';
import { loadPages, loadTexts } from '../../../.scripts/reader/local-reader.ts';
import { readWholeFile } from './read-file.ts';

export type ReadFile = Awaited<ReturnType<typeof readWholeFile>> & {
  cpuMs: number;
  /** Peak memory of the process above that before the first file. */
  peakMb: number;
};

/*
 * Reads files by path, one after another, as a reader beside a local server does. It runs in a process of its own, so
 * that only the memory of reading is measured. The idle process has already loaded its modules and a language.
 */
const mebibyte = 1024 * 1024;
await loadTexts();
await loadPages();
const idleMb = process.memoryUsage.rss() / mebibyte;
let peakMb = 0;
setInterval(() => {
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / mebibyte - idleMb);
}, 10).unref();

process.on('message', async (path: string) => {
  const before = process.cpuUsage();
  const file = await readWholeFile(new Uint8Array(readFileSync(path)));
  const { user, system } = process.cpuUsage(before);
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / mebibyte - idleMb);
  process.send?.({ ...file, cpuMs: (user + system) / 1000, peakMb } satisfies ReadFile);
});
process.send?.('ready');
