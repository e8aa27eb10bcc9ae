import { demoChannel, type DemoAnswer, type DemoRequest } from './demo-messages.ts';

const worker = new Worker(new URL('./demo-worker.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, (answer: DemoAnswer) => void>();
let lastId = 0;

worker.addEventListener('message', ({ data }: MessageEvent<DemoAnswer>) => {
  waiting.get(data.id)?.(data);
  waiting.delete(data.id);
});

/** `fetch` for /api, answered by the product in this browser's worker. */
export const demoFetch: typeof fetch = async (input, init) => {
  const request = new Request(
    input instanceof Request ? input : new URL(input, location.origin),
    init,
  );
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? await request.arrayBuffer() : null;
  request.signal.throwIfAborted();
  const answer = await ask(
    {
      kind: 'fetch',
      id: (lastId += 1),
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body,
    },
    body ? [body] : [],
  );
  request.signal.throwIfAborted();
  const isEmpty = [204, 205, 304].includes(answer.status);
  return new Response(isEmpty ? null : answer.body, {
    status: answer.status,
    headers: answer.headers,
  });
};

/** Back to the archive as it was in the beginning. */
export async function resetDemo(): Promise<void> {
  await ask({ kind: 'reset', id: (lastId += 1) }, []);
}

/** Calls `handle` when another tab or a finished job has changed the archive. */
export function onDemoChange(handle: () => void): void {
  new BroadcastChannel(demoChannel).addEventListener('message', handle);
}

function ask(message: DemoRequest, transfer: Transferable[]): Promise<DemoAnswer> {
  return new Promise((resolve) => {
    waiting.set(message.id, resolve);
    worker.postMessage(message, transfer);
  });
}
