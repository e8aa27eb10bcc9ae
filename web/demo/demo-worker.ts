import type { ErrorBody } from '../../shared/errors.ts';
import { AppError } from '../../worker/http/app-error.ts';
import { assetBytes } from '../../worker/platform/asset-bytes.ts';
import { createDemoConfig } from './demo-config.ts';
import { createDemoServer, type DemoServer } from './demo-server.ts';
import {
  demoChannel,
  type DemoChange,
  type DemoMessage,
  type DemoRequest,
} from './demo-messages.ts';
import { demoRules } from './demo-rules.ts';
import { createDemoSessions } from './demo-sessions.ts';
import { createWorkerReader } from './reading/create-worker-reader.ts';
import { openDemoStorage } from './storage/demo-storage.ts';
import { seed } from './seed/seed.ts';
import { withSeedReadings } from './seed/seed-readings.ts';

const cronInterval = 60_000;

const channel = new BroadcastChannel(demoChannel);
const page = globalThis as unknown as {
  addEventListener(type: 'message', handle: (event: MessageEvent<DemoRequest>) => void): void;
  postMessage(message: DemoMessage, transfer?: Transferable[]): void;
};

let started: Promise<DemoServer> | null = null;

function server(): Promise<DemoServer> {
  started ??= start().catch((error: unknown) => {
    started = null;
    throw error;
  });
  return started;
}

async function start(): Promise<DemoServer> {
  const storage = await openDemoStorage();
  const demo = createDemoServer({
    readAsset: async (path) => assetBytes(await fetch(path)),
    reader: withSeedReadings(
      createWorkerReader(
        () =>
          new Worker(new URL('./reading/reading-worker.ts', import.meta.url), { type: 'module' }),
      ),
    ),
    config: createDemoConfig(location.origin),
    rules: demoRules,
    storage,
    sessions: createDemoSessions,
    withLock: async (work) => navigator.locks.request(demoChannel, work),
    seed,
    onChange(cause) {
      notifyOtherTabs('changed');
      if (cause === 'job') page.postMessage({ kind: 'change', change: 'changed' });
    },
  });
  const runCron = () =>
    demo.runCron().catch((error: unknown) => console.error('Cron failed', error));
  setInterval(runCron, cronInterval);
  void runCron();
  return demo;
}

function notifyOtherTabs(change: DemoChange) {
  channel.postMessage(change);
}

channel.addEventListener('message', ({ data: change }: MessageEvent<DemoChange>) =>
  page.postMessage({ kind: 'change', change }),
);

page.addEventListener('message', async ({ data: request }) => {
  const response = await respond(request).catch(failureResponse);
  const body = await response.arrayBuffer();
  page.postMessage(
    {
      kind: 'response',
      response: { id: request.id, status: response.status, headers: [...response.headers], body },
    },
    [body],
  );
});

async function respond(request: DemoRequest): Promise<Response> {
  const demo = await server();
  switch (request.kind) {
    case 'fetch': {
      const { url, method, headers, body } = request;
      return demo.fetch(new Request(url, { method, headers, body }));
    }
    case 'reset':
      await demo.reset();
      notifyOtherTabs('reset');
      return new Response(null, { status: 204 });
  }
}

/** Responds like the server if the storage is blocked (private mode) or full. */
function failureResponse(cause: unknown): Response {
  console.error('The demo failed to respond', cause);
  const error =
    cause instanceof AppError ? cause : new AppError('demo.storage_unavailable', { cause });
  const body: ErrorBody = { error: { code: error.code, message: error.message } };
  return Response.json(body, { status: error.status });
}
