import { queryClient } from '../../api/query-client.ts';
import type { Transport } from '../../api/transport.ts';
import { askDemo, onDemoChange } from './demo-connection.ts';
import { demoRules } from '../demo-rules.ts';
import { saveAnswer, saveFromLinks } from './save-response.ts';

const progressSteps = 10;
const refreshDelay = 500;

/** The product in this browser's worker answers; nothing goes over the network. */
export const demoTransport: Transport = {
  fetch: demoFetch,
  async upload(path, form, { signal, onProgress }) {
    const progress = pretendProgress(onProgress);
    try {
      return await demoFetch(path, { method: 'POST', body: form, signal });
    } finally {
      clearInterval(progress);
    }
  },
  download: (path) => void saveAnswer(demoFetch(path)),
};

saveFromLinks(demoFetch);
refreshOnChange();

async function demoFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { url, method, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  signal.throwIfAborted();
  const answer = askDemo(
    { kind: 'fetch', url, method, headers: [...request.headers], body },
    body ? [body] : [],
  );
  return Promise.race([answer, rejectOnAbort(signal)]);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

/** The file is there at once; the bar shows what it would show elsewhere. */
function pretendProgress(onProgress: (progress: number) => void) {
  const started = Date.now();
  return setInterval(
    () => onProgress(Math.min(1, (Date.now() - started) / demoRules.uploadDelay)),
    demoRules.uploadDelay / progressSteps,
  );
}

/** Shows what other tabs and jobs have done, many changes in a row at once. Nothing on a page outlives a reset. */
function refreshOnChange() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onDemoChange((change) => {
    if (change === 'reset') return location.assign('/');
    timer ??= setTimeout(() => {
      timer = undefined;
      void queryClient.invalidateQueries();
    }, refreshDelay);
  });
}
