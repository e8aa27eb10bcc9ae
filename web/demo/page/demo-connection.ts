import type { ErrorBody, ErrorCode } from '../../../shared/errors.ts';
import type { DemoAnswer, DemoChange, DemoMessage, DemoRequest } from '../demo-messages.ts';

type Demand<Request = DemoRequest> = Request extends DemoRequest ? Omit<Request, 'id'> : never;

const waiting = new Map<number, (answer: Response) => void>();
const listeners = new Set<(change: DemoChange) => void>();
const needs = ['Worker', 'indexedDB', 'BroadcastChannel', 'WebAssembly'] as const;
const isSupported = needs.every((name) => name in globalThis) && 'locks' in navigator;
const worker = isSupported ? startWorker() : null;
let lastId = 0;
let state: 'starting' | 'running' | 'failed' = 'starting';

/** One question to the demo's worker. Never rejects: a worker that cannot start is an answer too. */
export function askDemo(demand: Demand, transfer: Transferable[] = []): Promise<Response> {
  if (!worker || state === 'failed') return Promise.resolve(failure('demo.browser_not_supported'));
  lastId += 1;
  const request = { ...demand, id: lastId };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    worker.postMessage(request, transfer);
  });
}

/** Calls `handle` when another tab or work in the background has changed the archive. */
export function onDemoChange(handle: (change: DemoChange) => void) {
  listeners.add(handle);
}

function startWorker(): Worker {
  const started = new Worker(new URL('../demo-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DemoMessage>) => {
    state = 'running';
    switch (data.kind) {
      case 'answer':
        return settle(data.answer.id, toResponse(data.answer));
      case 'change':
        return listeners.forEach((handle) => handle(data.change));
    }
  });
  // A browser that knows no module workers, or a script that could not be loaded.
  started.addEventListener('error', () => {
    if (state === 'starting') state = 'failed';
    for (const id of waiting.keys()) settle(id, failure('demo.browser_not_supported'));
  });
  return started;
}

function settle(id: number, answer: Response) {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}

function toResponse({ status, headers, body }: DemoAnswer): Response {
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body, { status, headers });
}

function failure(code: ErrorCode): Response {
  const body: ErrorBody = { error: { code, message: code } };
  return Response.json(body, { status: 503 });
}
