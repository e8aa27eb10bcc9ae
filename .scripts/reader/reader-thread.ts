import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createInProcessReader } from '../../worker/archive/reading/in-process-reader.ts';
import { performTask, type ReaderRequest } from '../../worker/platform/reader-tasks.ts';
import { readLanguageData } from '../language-data.ts';
import type { ReaderKind } from './reader-costs.ts';
import type { ThreadResponse } from './reader-process.ts';

/** White pictures: PDFium unpacks PNG, and Tesseract WebP, which takes its first language too. */
const blankPng = fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRIx+3NMQ0AAAwDoPo33arYsQQMkB6LQCAQCAQCgUAg+BIMi1X0po6X0qgAAAAASUVORK5CYII=',
);

const blankWebp = fromBase64('UklGRh4AAABXRUJQVlA4TBEAAAAvH8AHAAfQ//73v/+BiOh/AAA=');

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

// The instances of WebAssembly that a step took would stay for a long time.
const reader = createInProcessReader(readLanguageData, {
  pageMilliseconds: 110_000,
  betweenSteps: collectGarbage,
});
const kind = workerData as ReaderKind;

const respond = (request: ReaderRequest): Promise<ThreadResponse> =>
  performTask(reader, request).catch((error: unknown) => ({ error: String(error) }));

parentPort?.on('message', async (request: ReaderRequest) => {
  const response = await respond(request);
  // Until this turn of the event loop ends, the last instance is in use.
  await setImmediate();
  collectGarbage();
  parentPort?.postMessage(response);
});
// The code is loaded by now, so that it does not count as the cost of a file.
await reader.read({ bytes: new TextEncoder().encode('%PDF-1.4'), mimeType: 'application/pdf' });
if (kind === 'pages') {
  const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
  await reader.renderThumbnail({ bytes: blankPng, mimeType: 'image/png' });
  await reader.recognize({ bytes: blankWebp, index: 0, content });
  await setImmediate();
  collectGarbage();
}
parentPort?.postMessage('ready');

function fromBase64(base64: string) {
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
