import type { Reader } from '../../../worker/platform/platform.ts';
import { ServiceError } from '../../../worker/platform/service-error.ts';
import { longestFile, longestPage, type ReadingRequest } from './reading-messages.ts';
import { superviseWorker, type StartWorker } from './supervise-worker.ts';

const tooComplex = { state: 'failed', reason: 'too_complex' } as const;

/**
 * Reads files in one Web Worker and recognizes pages in another, neither of which is started before it is needed: a text
 * does not wait for pages, and no request for either. What hangs or crashes its worker is too complex.
 */
export function createWorkerReader(start: StartWorker): Reader {
  const files = superviseWorker(start, { longestWork: longestFile });
  const pages = superviseWorker(start, { longestWork: longestPage });
  const send = async ({ worker, request }: { worker: typeof files; request: ReadingRequest }) => {
    const response = await worker.send(request);
    if (response?.kind === 'failed') throw new ServiceError(response.message);
    return response;
  };
  return {
    isInProcess: false,
    async read(file) {
      const response = await send({ worker: files, request: { kind: 'read', file } });
      return response?.kind === 'read' ? response.result : tooComplex;
    },
    async recognize(page) {
      const response = await send({ worker: pages, request: { kind: 'recognize', page } });
      return response?.kind === 'recognize' ? response.result : tooComplex;
    },
  };
}
