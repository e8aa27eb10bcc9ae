import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { createInProcessReader } from '../../worker/archive/reading/in-process-reader.ts';
import { performTask, type ReaderRequest } from '../../worker/platform/reader-tasks.ts';
import { readLanguageData } from '../language-data.ts';
import type { ReaderKind } from './reader-costs.ts';
import type { ThreadResponse } from './reader-process.ts';

/** A white picture, which takes Tesseract and its first language to be unpacked. */
const blankPng =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVRIx+3NMQ0AAAwDoPo33arYsQQMkB6LQCAQCAQCgUAg+BIMi1X0po6X0qgAAAAASUVORK5CYII=';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const reader = createInProcessReader(readLanguageData, { pageMilliseconds: 110_000 });
const kind = workerData as ReaderKind;

const respond = (request: ReaderRequest): Promise<ThreadResponse> =>
  performTask(reader, request).catch((error: unknown) => ({ error: String(error) }));

parentPort?.on('message', async (request: ReaderRequest) => {
  const response = await respond(request);
  // The instances of WebAssembly that it took would stay for a long time.
  collectGarbage();
  parentPort?.postMessage(response);
});
// The code is loaded by now, so that it does not count as the cost of a file.
await reader.read({ bytes: new TextEncoder().encode('%PDF-1.4'), mimeType: 'application/pdf' });
if (kind === 'pages') {
  const bytes = () => new Uint8Array(Buffer.from(blankPng, 'base64'));
  const content = { textLayer: 'none', needsRecognition: true, dpi: 0 } as const;
  await reader.recognize({ bytes: bytes(), index: 0, content });
  await reader.renderThumbnail({ bytes: bytes(), mimeType: 'image/png' });
}
parentPort?.postMessage('ready');
