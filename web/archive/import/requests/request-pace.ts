import { ApiError } from '../../../api/api-error.ts';

/**
 * Thrown when the import cannot continue: the network is unavailable, the session has ended, or nothing more may be
 * added.
 */
export class ImportStop extends Error {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('The import stopped');
    this.cause = cause;
  }
}

const mostAttempts = 5;
const firstWait = 1000;

/** `wait` resolves after so many milliseconds, and rejects if the import is paused meanwhile. */
type PaceOptions = {
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
  /** A request that succeeds on a working server. */
  check: () => Promise<unknown>;
};

/** Retries requests that failed temporarily. If the server asks to wait, all requests of the import wait. */
export function createRequestPace({ wait, now, check }: PaceOptions) {
  let closedUntil = 0;

  return async function send<Result>(request: () => Promise<Result>): Promise<Result> {
    for (let attempt = 1; ;) {
      const delay = closedUntil - now();
      if (delay > 0) await wait(delay);
      try {
        return await request();
      } catch (error) {
        if (isFinal(error)) throw error;
        if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
          throw new ImportStop(error);
        }
        if (error instanceof ApiError && error.status === 429) {
          closedUntil = now() + (error.retryAfter ?? attempt) * 1000;
          continue;
        }
        if (attempt > mostAttempts) throw isOutage(error) ? new ImportStop(error) : error;
        if (attempt < mostAttempts) await wait(firstWait * 2 ** (attempt - 1));
        // If other requests succeed, retry once more, as the server may just have recovered.
        else if (isOutage(error) || !(await succeeds(check))) throw new ImportStop(error);
        attempt += 1;
      }
    }
  };
}

/** Returns whether a server that failed one request repeatedly processes another one. */
async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

export type Send = ReturnType<typeof createRequestPace>;

/**
 * Returns whether the cause of a stopped import resolves by itself: no connection, or a failing server, as during its
 * start.
 */
export function isPassing(error: unknown): boolean {
  return isOutage(error) || (error instanceof ApiError && error.status >= 500);
}

function isOutage(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError;
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return !(error instanceof TypeError);
  if (error.status === 401 || error.status === 403) return false;
  return error.status < 500 && error.status !== 408 && error.status !== 429;
}
