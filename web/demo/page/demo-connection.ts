import { errorMessages } from '../../../shared/error-messages.ts';
import type { ErrorBody, ErrorCode } from '../../../shared/errors.ts';
import type { DemoResponse, DemoChange, DemoMessage, DemoRequest } from '../demo-messages.ts';

type DemoRequestInput<Request = DemoRequest> = Request extends DemoRequest
  ? Omit<Request, 'id'>
  : never;

const waiting = new Map<number, (response: Response) => void>();
const listeners = new Set<(change: DemoChange) => void>();
const isSupported =
  'Worker' in globalThis &&
  'indexedDB' in globalThis &&
  'BroadcastChannel' in globalThis &&
  'WebAssembly' in globalThis &&
  'locks' in navigator;
const worker = isSupported ? startWorker() : null;
let lastId = 0;
let state: 'starting' | 'running' | 'failed' = 'starting';

export function requestDemo(
  input: DemoRequestInput,
  transfer: Transferable[] = [],
): Promise<Response> {
  if (!worker || state === 'failed') return Promise.resolve(failure('demo.browser_not_supported'));
  lastId += 1;
  const request = { ...input, id: lastId };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    worker.postMessage(request, transfer);
  });
}

export function onDemoChange(handle: (change: DemoChange) => void) {
  listeners.add(handle);
}

function startWorker(): Worker {
  const started = new Worker(new URL('../demo-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<DemoMessage>) => {
    state = 'running';
    switch (data.kind) {
      case 'response':
        return settle(data.response.id, toResponse(data.response));
      case 'change':
        return listeners.forEach((handle) => handle(data.change));
    }
  });
  // The browser does not support module workers, or the script failed to load.
  started.addEventListener('error', () => {
    if (state === 'starting') state = 'failed';
    for (const id of waiting.keys()) settle(id, failure('demo.browser_not_supported'));
  });
  return started;
}

function settle(id: number, response: Response) {
  waiting.get(id)?.(response);
  waiting.delete(id);
}

function toResponse({ status, headers, body }: DemoResponse): Response {
  const isEmpty = [204, 205, 304].includes(status);
  return new Response(isEmpty ? null : body, { status, headers });
}

function failure(code: ErrorCode): Response {
  const body: ErrorBody = { error: { code, message: errorMessages[code] } };
  return Response.json(body, { status: 503 });
}
