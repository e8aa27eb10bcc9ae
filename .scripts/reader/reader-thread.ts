import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createInProcessReader } from '../../worker/archive/reading/in-process-reader.ts';
import { readLanguageData } from '../language-data.ts';
import type { ReaderRequest, ReaderResponse } from './reader-process.ts';

/** A white picture, which takes Tesseract and its first language to be unpacked. */
const blankPng =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRIx+3NMQ0AAAwDoPo33arYsQQMkB6LQCAQCAQCgUAg+BIMi1X0po6X0qgAAAAASUVORK5CYII=';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const reader = createInProcessReader(readLanguageData, { pageMilliseconds: 110_000 });

async function respond(request: ReaderRequest): Promise<ReaderResponse> {
  try {
    if (request.kind === 'read') return { kind: 'read', result: await reader.read(request.file) };
    return { kind: 'recognize', result: await reader.recognize(request.page) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

parentPort?.on('message', async (request: ReaderRequest) => {
  const response = await respond(request);
  // The instances of WebAssembly that it took would stay for a long time.
  collectGarbage();
  parentPort?.postMessage(response);
});
// The code is loaded by now, so that it does not count as the cost of a file.
await reader.read({ bytes: new TextEncoder().encode('%PDF-1.4'), mimeType: 'application/pdf' });
if (workerData === 'recognize') {
  const bytes = new Uint8Array(Buffer.from(blankPng, 'base64'));
  const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
  await reader.recognize({ bytes, index: 0, content });
}
parentPort?.postMessage('ready');
