import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FileToRead, Reader } from '../../worker/platform/platform.ts';
import { takeTurns } from '../../worker/platform/take-turns.ts';
import type { ReaderMessage } from './reader-process.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Longer than the process allows a file. The files that wait are few: each reading Worker waits for the one it has sent. */
const turns = { longestTurn: 60_000, longestWait: 300_000 };

/**
 * Reads one file after another in a process of its own, with the code of `thread`. A file that ends the process is too
 * complex.
 */
export function superviseReader(thread = pathOf('./reader-thread.ts')): Reader & { stop(): void } {
  const inTurn = takeTurns(turns);
  let current: Promise<ChildProcess> | undefined;

  const connected = async () => {
    const child = await current;
    return child?.connected ? child : (current = start(thread));
  };
  const end = async () => {
    const child = await current;
    if (child?.connected) child.disconnect();
  };

  return {
    isInProcess: false,
    read: (file) =>
      inTurn(async () => {
        const { result, isSpent } = await readIn(await connected(), file);
        if (isSpent) await end();
        return result;
      }),
    stop: () => void end(),
  };
}

async function start(thread: string): Promise<ChildProcess> {
  const options = { execArgv: [], env: {}, serialization: 'advanced' as const };
  const child = fork(pathOf('./reader-process.ts'), [thread], options);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

function readIn(child: ChildProcess, file: FileToRead): Promise<ReaderMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<ReaderMessage>();
  const onExit = (code: number | null, signal: string | null) => {
    if (isEndedFromOutside(code, signal)) reject(new Error('The reader was ended'));
    else resolve({ result: { state: 'failed', reason: 'too_complex' }, isSpent: true });
  };
  child.once('exit', onExit);
  child.once('message', (message: ReaderMessage) => {
    child.off('exit', onExit);
    resolve(message);
  });
  child.send(file, (error) => error && reject(error));
  return promise;
}

function isEndedFromOutside(code: number | null, signal: string | null): boolean {
  return code === 0 || (signal !== null && ['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal));
}
