import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Reader } from '../../worker/platform/platform.ts';
import { takeTurns } from '../../worker/platform/take-turns.ts';
import type { ReaderKind } from './reader-costs.ts';
import type { ReaderMessage, ReaderRequest, ReaderResponse } from './reader-process.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Longer than the process allows a file. Those that wait are few: each reading Worker waits for the one it has sent. */
const turns = { longestTurn: 60_000, longestWait: 300_000 };

const tooComplex = { state: 'failed', reason: 'too_complex' } as const;

/**
 * Reads files in one process, and recognizes pages in another, one after the other, with the code of `thread`: a text does
 * not wait for pages. What ends its process is too complex. A process is started for the first file.
 */
export function superviseReader(thread = pathOf('./reader-thread.ts')): Reader & { stop(): void } {
  const files = superviseProcess('read', thread);
  const pages = superviseProcess('recognize', thread);
  return {
    isInProcess: false,
    async read(file) {
      const response = await files.send({ kind: 'read', file });
      return response?.kind === 'read' ? response.result : tooComplex;
    },
    async recognize(page) {
      const response = await pages.send({ kind: 'recognize', page });
      return response?.kind === 'recognize' ? response.result : tooComplex;
    },
    stop() {
      files.stop();
      pages.stop();
    },
  };
}

function superviseProcess(kind: ReaderKind, thread: string) {
  const inTurn = takeTurns(turns);
  let current: Promise<ChildProcess> | undefined;

  const connected = async () => {
    const child = await current;
    return child?.connected ? child : (current = start(kind, thread));
  };
  const end = async () => {
    const child = await current;
    if (child?.connected) child.disconnect();
  };

  return {
    /** The response; null for what ended its process. */
    send: (request: ReaderRequest): Promise<ReaderResponse | null> =>
      inTurn(async () => {
        const message = await sendTo(await connected(), request);
        if (message?.isSpent) await end();
        if (message?.response.kind === 'failed') throw new Error(message.response.message);
        return message?.response ?? null;
      }),
    stop: () => void end(),
  };
}

async function start(kind: ReaderKind, thread: string): Promise<ChildProcess> {
  const options = { execArgv: [], env: {}, serialization: 'advanced' as const };
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
