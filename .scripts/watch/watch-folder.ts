import { setTimeout } from 'node:timers/promises';
import { listFiles, moveFile, type FoundFile } from './folder-files.ts';
import { uploadFile, type UploadOutcome } from './upload-file.ts';
import type { UploadTarget } from './watch-settings.ts';

type WatchOptions = {
  target: UploadTarget;
  log: (line: string) => void;
  signal: AbortSignal;
  /** How often the folder is read, in milliseconds: no file system tells of changes on every network share. */
  interval?: number;
  /** How long a file must be as it was, in milliseconds. */
  quietTime?: number;
};

/** Between attempts, in milliseconds; doubled with each. */
const backOff = { first: 1000, longest: 60_000 };

/** After so many failures that may be about the file, it is put aside. */
const mostFailures = 5;

/** What is remembered of a file while it is as it was. */
type Progress = {
  mark: string;
  since: number;
  failures: number;
  tryAt: number;
  isHandled: boolean;
};

/**
 * Uploads the files of a folder as soon as they stop growing, one after the other, until `signal` is aborted. Nothing is remembered
 * between runs: a file that was stored, and not moved, is a duplicate the next time.
 */
export async function watchFolder(folder: string, options: WatchOptions): Promise<void> {
  const { log, signal, interval = 2000, quietTime = 4000 } = options;
  const known = new Map<string, Progress>();
  const service = createService(log);
  while (!signal.aborted) {
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
      await handleFile(file, progress, { ...options, folder, service });
    }
    await setTimeout(interval, undefined, { signal }).catch(() => undefined);
  }
}

/** Whether the server can be reached: what has nothing to do with a file holds back all of them, and is said once. */
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

type HandleOptions = WatchOptions & { folder: string; service: ReturnType<typeof createService> };

async function handleFile(file: FoundFile, progress: Progress, options: HandleOptions) {
  const { target, signal, service } = options;
  let outcome: UploadOutcome;
  try {
    outcome = await uploadFile(file.path, target, signal);
  } catch (error) {
    if (signal.aborted) return;
    // Another program still has it, or has taken it away.
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
  { folder, into, line, log }: HandleOptions & { into: 'done' | 'failed'; line: string },
) {
  const files = await listFiles(folder).catch((): FoundFile[] => []);
  const current = files.find(({ path }) => path === file.path);
  // What was written to it meanwhile is another document.
  if (current && current.mark !== file.mark)
    return log(`${file.name}: ${line}; it has changed since`);
  progress.isHandled = true;
  try {
    log(`${file.name}: ${line}, moved to ${await moveFile(folder, file, into)}`);
  } catch (error) {
    log(`${file.name}: ${line}, and cannot be moved: ${messageOf(error)}`);
  }
}

/** A file that has changed begins again. */
function progressOf(known: Map<string, Progress>, { path, mark }: FoundFile): Progress {
  const former = known.get(path);
  if (former?.mark === mark) return former;
  const progress = { mark, since: Date.now(), failures: 0, tryAt: 0, isHandled: false };
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
