import type { ErrorBody } from '../../shared/errors.ts';
import { AppError } from '../../worker/http/app-error.ts';
import { createDemoServer, type DemoServer } from './demo-server.ts';
import { demoChannel, type DemoAnswer, type DemoRequest } from './demo-messages.ts';
import { createDemoSessions } from './demo-sessions.ts';
import { openDemoStorage } from './demo-storage.ts';
import { seed } from './seed/seed.ts';

const channel = new BroadcastChannel(demoChannel);
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<DemoRequest>) => void;
  postMessage(message: DemoAnswer, transfer: Transferable[]): void;
};

const server: Promise<DemoServer> = openDemoStorage().then((storage) =>
  createDemoServer({
    origin: location.origin,
    storage,
    sessions: createDemoSessions(),
    exclusively: async (work) => navigator.locks.request(demoChannel, work),
    seed,
    onChange: () => channel.postMessage('changed'),
  }),
);

scope.onmessage = async ({ data: message }) => {
  const response = await handle(message).catch(answerFailure);
  const body = await response.arrayBuffer();
  scope.postMessage(
    { id: message.id, status: response.status, headers: [...response.headers], body },
    [body],
  );
};

async function handle(message: DemoRequest): Promise<Response> {
  const { fetch, reset } = await server;
  switch (message.kind) {
    case 'fetch':
      return fetch(
        new Request(message.url, {
          method: message.method,
          headers: message.headers,
          body: message.body,
        }),
      );
    case 'reset':
      await reset();
      return new Response('');
  }
}

/** The browser keeps nothing (private mode) or has no room left: say so, as the server would say it. */
function answerFailure(cause: unknown): Response {
  console.error('The demo cannot answer', cause);
  const error =
    cause instanceof AppError ? cause : new AppError('demo.storage_unavailable', { cause });
  const body: ErrorBody = { error: { code: error.code, message: error.message } };
  return Response.json(body, { status: error.status });
}
