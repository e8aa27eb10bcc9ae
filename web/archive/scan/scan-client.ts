import type { Quadrilateral } from '../../../shared/reading/picture/quadrilateral.ts';
import type {
  FoundCorners,
  Rotation,
  ScanRequest,
  ScanResponse,
  ScanTask,
} from './scan-messages.ts';

export type ScanClient = ReturnType<typeof createScanClient>;

/** Finds and straightens pages in a worker, so that the camera's picture does not freeze. */
export function createScanClient() {
  const waiting = new Map<number, PromiseWithResolvers<ScanResponse>>();
  let worker: Worker | undefined;
  let count = 0;

  const end = () => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('The worker has ended'));
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<ScanResponse>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', end);
    return started;
  };

  const send = (task: ScanTask) => {
    count += 1;
    const response = Promise.withResolvers<ScanResponse>();
    waiting.set(count, response);
    const transfer = 'close' in task.photo ? [task.photo] : [];
    worker ??= start();
    worker.postMessage({ id: count, task } satisfies ScanRequest, transfer);
    return response.promise;
  };

  return {
    /** Returns null if the photo probably shows no sheet. */
    find: async (photo: Blob | ImageBitmap): Promise<FoundCorners> => {
      const response = await send({ kind: 'find', photo });
      return 'found' in response ? response.found : null;
    },
    straighten: async (
      photo: Blob,
      { corners, rotation }: { corners: Quadrilateral; rotation: Rotation },
    ): Promise<Blob> => {
      const response = await send({ kind: 'straighten', photo, corners, rotation });
      if ('page' in response) return response.page;
      throw new Error('error' in response ? response.error : 'There is no page');
    },
    /** Ends the worker; the next task starts another one. */
    end,
  };
}
