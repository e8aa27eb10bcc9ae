import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createInProcessReader } from '../../worker/archive/reading/in-process-reader.ts';
import type { ReaderTask } from './reader-process.ts';

const assets = resolve(import.meta.dirname, '../../node_modules/pdfjs-dist');
const reader = createInProcessReader(async (path) => {
  const name = /^\/pdfjs\/(cmaps\/[\w-]+\.bcmap)$/.exec(path)?.[1];
  return name ? readFile(join(assets, name)).catch(() => null) : null;
});

parentPort?.on('message', async ({ file, kind }: ReaderTask) => {
  parentPort?.postMessage(await reader[kind](file));
});
// The largest reader is loaded by now, so that its code does not count as the cost of a file.
await reader.read({ bytes: new TextEncoder().encode('%PDF-1.4'), mimeType: 'application/pdf' });
parentPort?.postMessage('ready');
