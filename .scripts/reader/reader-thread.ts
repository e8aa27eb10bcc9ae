import { parentPort, workerData } from 'node:worker_threads';
import { performTask, type ReaderRequest } from '../../worker/platform/reader/reader-tasks.ts';
import { freeMemory, loadPages, loadTexts, localReader } from './local-reader.ts';
import type { ReaderKind } from './reader-costs.ts';
import type { ThreadResponse } from './reader-process.ts';

const kind = workerData as ReaderKind;

const respond = (request: ReaderRequest): Promise<ThreadResponse> =>
  performTask(localReader, request).catch((error: unknown) => ({ error: String(error) }));

parentPort?.on('message', async (request: ReaderRequest) => {
  const response = await respond(request);
  await freeMemory();
  parentPort?.postMessage(response);
});
await loadTexts();
if (kind === 'pages') await loadPages();
parentPort?.postMessage('ready');
