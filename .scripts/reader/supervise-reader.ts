import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Reader } from '../../worker/platform/platform.ts';
import {
  createTaskReader,
  type ReaderRequest,
  type ReaderResponse,
} from '../../worker/platform/reader/reader-tasks.ts';
import { takeTurns } from '../../worker/platform/turns/take-turns.ts';
import type { ReaderKind } from './reader-costs.ts';
import type { ReaderMessage } from './reader-process.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Milliseconds; longer than the process allows for a file. The queue is short, because each reading Worker waits for
 * its request.
 */
const turns = { longestTurn: 60_000, longestWait: 300_000 };

/** Milliseconds that an idle process waits for the next file before it ends to free its memory. */
const longestIdle = 60_000;

const tooComplex: ReaderResponse = { json: { state: 'failed', file: 0, reason: 'too_complex' } };

/**
 * Reads texts in one process and renders pages in another, so that a text does not wait for pages; each takes one
 * request at a time, with the code of `thread`. A request that ends its process is too complex. A process starts with
 * the first file and ends when it is idle for a while.
 */
export function superviseReader(
  thread = pathOf('./reader-thread.ts'),
  idleMs = longestIdle,
): Reader & { stop(): void } {
  const texts = superviseProcess('texts', { thread, idleMs });
  const pages = superviseProcess('pages', { thread, idleMs });
  return {
    isInProcess: false,
    ...createTaskReader(async (request) => {
      const { kind } = request.task;
      const { send } = kind === 'read' || kind === 'fields' ? texts : pages;
      return (await send(request)) ?? tooComplex;
    }),
    stop() {
      texts.stop();
      pages.stop();
    },
  };
}

function superviseProcess(
  kind: ReaderKind,
  { thread, idleMs }: { thread: string; idleMs: number },
) {
  const inTurn = takeTurns(turns);
  let current: Promise<ChildProcess> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const connected = async () => {
    const child = await current;
    return child?.connected ? child : (current = start(kind, thread));
  };
  const end = async () => {
    const child = await current;
    if (child?.connected) child.disconnect();
  };

  return {
    /** Returns the response, or null if the request ended its process. */
    send: (request: ReaderRequest): Promise<ReaderResponse | null> =>
      inTurn(async () => {
        clearTimeout(idle);
        const message = await sendTo(await connected(), request);
        idle = setTimeout(() => void end(), idleMs).unref();
        if (message?.isSpent) await end();
        if (!message) return null;
        const { response } = message;
        if ('error' in response) throw new Error(response.error);
        return response;
      }),
    stop: () => void end(),
  };
}

/** Without this setting, freed image memory stays with the process, because glibc raises its mmap threshold. */
export const readerEnvironment = { MALLOC_MMAP_THRESHOLD_: '131072' };

async function start(kind: ReaderKind, thread: string): Promise<ChildProcess> {
  const options = { execArgv: [], env: readerEnvironment, serialization: 'advanced' as const };
  const child = fork(pathOf('./reader-process.ts'), [thread, kind], options);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

function sendTo(child: ChildProcess, request: ReaderRequest): Promise<ReaderMessage | null> {
  const { promise, resolve, reject } = Promise.withResolvers<ReaderMessage | null>();
  const onExit = (code: number | null, signal: string | null) => {
    if (isEndedFromOutside(code, signal)) reject(new Error('The reader was ended'));
    else resolve(null);
  };
  child.once('exit', onExit);
  child.once('message', (message: ReaderMessage) => {
    child.off('exit', onExit);
    resolve(message);
  });
  child.send(request, (error) => error && reject(error));
  return promise;
}

function isEndedFromOutside(code: number | null, signal: string | null): boolean {
  return code === 0 || (signal !== null && ['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal));
}
