import { second } from '../../../shared/time/durations.ts';
import { createInProcessReader } from '../../../worker/reading/in-process-reader.ts';
import { assetBytes } from '../../../worker/platform/asset-bytes.ts';
import { performTask } from '../../../worker/platform/reader/reader-tasks.ts';
import {
  longestPage,
  type ReadingMessage,
  type ReadingRequest,
  type ReadingResponse,
} from './reading-messages.ts';

const demo = globalThis as unknown as {
  addEventListener(type: 'message', handle: (event: MessageEvent<ReadingRequest>) => void): void;
  postMessage(message: ReadingMessage): void;
};

const reader = createInProcessReader(async (path) => assetBytes(await fetch(path)), {
  pageMilliseconds: longestPage - 10 * second,
});

async function respond(request: ReadingRequest): Promise<ReadingResponse> {
  try {
    return { kind: 'done', response: await performTask(reader, request) };
  } catch (error) {
    return { kind: 'failed', message: String(error) };
  }
}

demo.addEventListener('message', async ({ data }) => demo.postMessage(await respond(data)));
demo.postMessage({ kind: 'ready' });
