import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  isAsFound,
  listFiles,
  moveBackIfChanged,
  moveFile,
  type FoundFile,
} from './folder-files.ts';
import { isComplete } from './is-complete.ts';
import { uploadFile, type UploadOutcome } from './upload-file.ts';
import type { UploadTarget } from './watch-settings.ts';

type WatchOptions = {
  target: UploadTarget;
  log: (line: string) => void;
  signal: AbortSignal;
  /** Polling interval in milliseconds; network shares do not always report changes. */
  interval?: number;
  /** Time in milliseconds for which a file must stay unchanged. */
  quietTime?: number;
};

/** Time in milliseconds after which an unchanged file is uploaded even if it is incomplete. */
const longestPause = 10 * 60_000;

/** Milliseconds that a moved file is watched, because a program may still write to it. */
const watchedAfterwards = 60 * 60_000;

/** Milliseconds between attempts, doubled with each. */
const backOff = { first: 1000, longest: 60_000 };

/** Number of failures, possibly due to the file, after which it is moved to `failed/`. */
const mostFailures = 5;

/** State of a file while it is unchanged. */
type Progress = {
  mark: string;
  since: number;
  failures: number;
  timesWithoutRoom: number;
  tryAt: number;
  isHandled: boolean;
};

/**
 * Uploads the files of a folder one after the other, once each stops growing, until `signal` is aborted. Keeps no
 * state between runs: a file that was stored but not moved is a duplicate in the next run.
 */
export async function watchFolder(folder: string, options: WatchOptions): Promise<void> {
  const { log, signal, interval = 2000, quietTime = 4000 } = options;
  const known = new Map<string, Progress>();
  const service = createService(log);
  const moved: MovedFile[] = [];
  while (!signal.aborted) {
    await takeBack(moved, log);
    const files = await listFiles(folder).catch((error: unknown) => {
      log(`The folder cannot be read: ${messageOf(error)}`);
      return null;
    });
    if (files) forget(known, files);
    for (const file of files ?? []) {
      const progress = progressOf(known, file);
      const isQuiet = Date.now() - progress.since >= quietTime;
      if (signal.aborted || !service.isDue()) break;
      if (!isQuiet || progress.isHandled || progress.tryAt > Date.now()) continue;
      const isPaused = Date.now() - progress.since < longestPause;
      if (isPaused && !(await isComplete(file.path).catch(() => true))) continue;
      // If its end was written meanwhile, its quiet time starts now.
      if (!(await isAsFound(file))) continue;
      await handleFile(file, progress, { ...options, folder, service, moved });
    }
    await setTimeout(interval, undefined, { signal }).catch(() => undefined);
  }
}

/**
 * Tracks whether the server is reachable. A failure that does not depend on the file holds back all files and is
 * logged once.
 */
function createService(log: (line: string) => void) {
  let attempts = 0;
  let tryAt = 0;
  return {
    isDue: () => Date.now() >= tryAt,

    failed(reason: string, retryAfter = 0) {
      attempts += 1;
      tryAt = Date.now() + Math.max(retryAfter, delayAfter(attempts));
      if (attempts === 1) log(`Waiting: ${reason}`);
    },

    succeeded() {
      if (attempts > 0) log('Uploading again');
      attempts = 0;
    },
  };
}

type MovedFile = { path: string; file: FoundFile; since: number };

/** Uploads files again that were changed after they were moved. */
async function takeBack(moved: MovedFile[], log: (line: string) => void) {
  for (const each of moved.splice(0)) {
    const isBack = await moveBackIfChanged(each.path, each.file).catch(() => false);
    if (isBack) log(`${each.file.name}: has changed since it was moved, and is uploaded again`);
    else if (Date.now() - each.since < watchedAfterwards) moved.push(each);
  }
}

type HandleOptions = WatchOptions & {
  folder: string;
  service: ReturnType<typeof createService>;
  moved: MovedFile[];
};

async function handleFile(file: FoundFile, progress: Progress, options: HandleOptions) {
  const { target, signal, service, log } = options;
  let outcome: UploadOutcome;
  try {
    outcome = await uploadFile(file.path, target, signal);
  } catch (error) {
    if (signal.aborted) return;
    // Another program has locked or removed it.
    outcome = { kind: 'failed', reason: `cannot be read: ${messageOf(error)}` };
  }
  if (outcome.kind === 'unavailable') return service.failed(outcome.reason, outcome.retryAfter);
  service.succeeded();
  switch (outcome.kind) {
    case 'stored':
    case 'restored':
      return finish(file, progress, {
        ...options,
        into: 'done',
        line: `${outcome.kind} as ${outcome.documentId}`,
      });
    case 'duplicate':
      return finish(file, progress, {
        ...options,
        into: 'done',
        line: `is there already, as ${outcome.documentId}`,
      });
    case 'refused':
      return finish(file, progress, {
        ...options,
        into: 'failed',
        line: `refused, ${outcome.reason}`,
      });
    case 'no-room':
      progress.timesWithoutRoom += 1;
      progress.tryAt = Date.now() + delayAfter(progress.timesWithoutRoom);
      if (progress.timesWithoutRoom === 1) log(`${file.name}: waits, ${outcome.reason}`);
      return;
    case 'failed':
      progress.failures += 1;
      progress.tryAt = Date.now() + delayAfter(progress.failures);
      if (progress.failures < mostFailures) return;
      return finish(file, progress, {
        ...options,
        into: 'failed',
        line: `failed, ${outcome.reason}`,
      });
  }
}

async function finish(
  file: FoundFile,
  progress: Progress,
  { folder, into, line, log, moved }: HandleOptions & { into: 'done' | 'failed'; line: string },
) {
  const files = await listFiles(folder).catch((): FoundFile[] => []);
  const current = files.find(({ path }) => path === file.path);
  // A file that was written to meanwhile is another document.
  if (current && current.mark !== file.mark)
    return log(`${file.name}: ${line}; it has changed since`);
  progress.isHandled = true;
  try {
    const name = await moveFile(folder, file, into);
    moved.push({ path: join(folder, name), file, since: Date.now() });
    log(`${file.name}: ${line}, moved to ${name}`);
  } catch (error) {
    log(`${file.name}: ${line}, and cannot be moved: ${messageOf(error)}`);
  }
}

function progressOf(known: Map<string, Progress>, { path, mark }: FoundFile): Progress {
  const former = known.get(path);
  if (former?.mark === mark) return former;
  const progress = {
    mark,
    since: Date.now(),
    failures: 0,
    timesWithoutRoom: 0,
    tryAt: 0,
    isHandled: false,
  };
  known.set(path, progress);
  return progress;
}

function forget(known: Map<string, Progress>, files: readonly FoundFile[]) {
  const present = new Set(files.map(({ path }) => path));
  for (const path of known.keys()) if (!present.has(path)) known.delete(path);
}

function delayAfter(attempts: number): number {
  return Math.min(backOff.longest, backOff.first * 2 ** (attempts - 1));
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
