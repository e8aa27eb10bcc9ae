import type { Reader } from '../../../worker/platform/platform.ts';
import { createTaskReader } from '../../../worker/platform/reader/reader-tasks.ts';
import { ServiceError } from '../../../worker/platform/service-error.ts';
import { longestFile, longestPage } from './reading-messages.ts';
import { superviseWorker, type StartWorker } from './supervise-worker.ts';

const tooComplex = { state: 'failed', file: 0, reason: 'too_complex' } as const;

/**
 * Reads files in one Web Worker and recognizes pages in another, neither of which is started before it is needed: a text
 * does not wait for pages, and no request for either. What hangs or crashes its worker is too complex.
 */
export function createWorkerReader(start: StartWorker): Reader {
  const files = superviseWorker(start, { longestWork: longestFile });
  const pages = superviseWorker(start, { longestWork: longestPage });
  return {
    isInProcess: false,
    ...createTaskReader(async (request) => {
      const worker = request.task.kind === 'recognize' ? pages : files;
      const message = await worker.send(request);
      if (message?.kind === 'failed') throw new ServiceError(message.message);
      return message?.response ?? { json: tooComplex };
    }),
  };
}
