import type { ExtractionFailureReason } from '../../../shared/reading/extraction-reasons.ts';
import type { ContainedBytes, FileView, ViewRequest, ViewResponse } from './file-view.ts';
import { viewLimits } from './view-limits.ts';

type ViewFailure = { kind: 'failed'; reason: ExtractionFailureReason };

type Options = { signal: AbortSignal };

export async function requestView(
  request: ViewRequest,
  options: Options,
): Promise<FileView | ViewFailure> {
  const response = await askWorker(request, options);
  if ('view' in response) return response.view;
  return { kind: 'failed', reason: 'failure' in response ? response.failure : 'damaged' };
}

/** Reads a file in a message; null if it cannot be read. */
export async function requestContained(
  request: ViewRequest & { index: number },
  options: Options,
): Promise<ContainedBytes | null> {
  const response = await askWorker(request, options);
  return 'contained' in response ? response.contained : null;
}

async function askWorker(request: ViewRequest, { signal }: Options): Promise<ViewResponse> {
  const worker = new Worker(new URL('./view-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ViewResponse>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ViewResponse>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(message)));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
      timer = setTimeout(() => resolve({ failure: 'timeout' }), viewLimits.milliseconds);
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
