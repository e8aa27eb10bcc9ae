import type { Reader } from '../../../worker/platform/platform.ts';
import { createTaskReader } from '../../../worker/platform/reader/reader-tasks.ts';
import { ServiceError } from '../../../worker/platform/service-error.ts';
import { longestFile, longestPage } from './reading-messages.ts';
import { superviseWorker, type StartWorker } from './supervise-worker.ts';

const tooComplex = { state: 'failed', file: 0, reason: 'too_complex' } as const;

/**
 * Reads files in one Web Worker and recognizes pages in another, each started on demand: texts do not wait for pages,
 * and requests wait for neither. A file that makes its worker hang or crash is reported as too complex.
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
