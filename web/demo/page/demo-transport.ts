import { queryClient } from '../../api/queries/query-client.ts';
import type { Transport } from '../../api/transport/transport.ts';
import { requestDemo, onDemoChange } from './demo-connection.ts';
import { demoRules } from '../demo-rules.ts';
import { saveResponse, saveFromLinks } from './save-response.ts';

const progressSteps = 10;
const refreshDelay = 500;

export const demoTransport: Transport = {
  fetch: demoFetch,
  async upload(path, form, { signal, onProgress }) {
    const progress = simulateProgress(onProgress);
    try {
      return await demoFetch(path, { method: 'POST', body: form, signal });
    } finally {
      clearInterval(progress);
    }
  },
  download: (path) => void saveResponse(demoFetch(path)),
};

saveFromLinks(demoFetch);
refreshOnChange();

async function demoFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { url, method, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  signal.throwIfAborted();
  const response = requestDemo(
    { kind: 'fetch', url, method, headers: [...request.headers], body },
    body ? [body] : [],
  );
  return Promise.race([response, rejectOnAbort(signal)]);
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}

function simulateProgress(onProgress: (progress: number) => void) {
  const started = Date.now();
  return setInterval(
    () => onProgress(Math.min(1, (Date.now() - started) / demoRules.uploadDelay)),
    demoRules.uploadDelay / progressSteps,
  );
}

/** The queries of an organization are refetched when its version has grown. */
function isOfOrganization([first, organizationId]: readonly unknown[]): boolean {
  return first === 'organizations' && organizationId !== undefined;
}

/** Refetches after changes by other tabs and jobs, once for several consecutive changes. A reset reloads the page. */
function refreshOnChange() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onDemoChange((change) => {
    if (change === 'reset') return location.assign('/');
    timer ??= setTimeout(() => {
      timer = undefined;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !isOfOrganization(queryKey),
      });
    }, refreshDelay);
  });
}
