import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ExtractionResult } from '../../shared/archive/reading/extraction-result.ts';
import type { Reader } from '../../worker/platform/platform.ts';
import { takeTurns } from '../../worker/platform/take-turns.ts';
import type { ReaderMessage, ReaderTask } from './reader-process.ts';

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

  const run = <Result>(task: ReaderTask, onTooComplex: Result) =>
    inTurn(async () => {
      const { result, isSpent } = await runIn(await connected(), task, onTooComplex);
      if (isSpent) await end();
      return result;
    });

  return {
    isInProcess: false,
    read: (file) => run<ExtractionResult>({ file, kind: 'read' }, tooComplex),
    renderThumbnail: (file) =>
      run<Uint8Array<ArrayBuffer> | null>({ file, kind: 'renderThumbnail' }, null),
    stop: () => void end(),
  };
}

async function start(thread: string): Promise<ChildProcess> {
  const options = { execArgv: [], env: {}, serialization: 'advanced' as const };
  const child = fork(pathOf('./reader-process.ts'), [thread], options);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  return child;
}

const tooComplex: ExtractionResult = { state: 'failed', reason: 'too_complex' };

/** Resolves to `onTooComplex` if the file ends the process. */
function runIn<Result>(
  child: ChildProcess,
  task: ReaderTask,
  onTooComplex: Result,
): Promise<ReaderMessage<Result>> {
  const { promise, resolve, reject } = Promise.withResolvers<ReaderMessage<Result>>();
  const onExit = (code: number | null, signal: string | null) => {
    if (isEndedFromOutside(code, signal)) reject(new Error('The reader was ended'));
    else resolve({ result: onTooComplex, isSpent: true });
  };
  child.once('exit', onExit);
  child.once('message', (message: ReaderMessage<Result>) => {
    child.off('exit', onExit);
    resolve(message);
  });
  child.send(task, (error) => error && reject(error));
  return promise;
}

function isEndedFromOutside(code: number | null, signal: string | null): boolean {
  return code === 0 || (signal !== null && ['SIGINT', 'SIGTERM', 'SIGHUP'].includes(signal));
}
