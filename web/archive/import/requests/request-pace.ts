import { ApiError } from '../../../api/api-error.ts';

/** The import cannot go on: the network is gone, the session has ended, or nothing more may be added. */
export class ImportStop extends Error {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('The import stopped');
    this.cause = cause;
  }
}

const mostAttempts = 5;
const firstWait = 1000;

/** `wait` resolves after that many milliseconds, and rejects where the import is paused meanwhile. */
type PaceOptions = {
  wait: (milliseconds: number) => Promise<void>;
  now: () => number;
  /** A request that a server that works does not fail. */
  check: () => Promise<unknown>;
};

/** Sends requests again that failed for a reason that passes. All of an import wait where the server asks to. */
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
        // Once more where it works otherwise: it may have come back this moment.
        else if (isOutage(error) || !(await succeeds(check))) throw new ImportStop(error);
        attempt += 1;
      }
    }
  };
}

/** Whether a server that failed one request again and again carries out another. */
async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}

export type Send = ReturnType<typeof createRequestPace>;

/** Whether what stopped an import passes by itself: nothing can be reached, or the server fails, as while it starts. */
export function isPassing(error: unknown): boolean {
  return isOutage(error) || (error instanceof ApiError && error.status >= 500);
}

/** Whether nothing can be reached for a while: without a response, or with that of a gateway. */
function isOutage(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 502 && error.status <= 504;
  return error instanceof TypeError;
}

/** Whether the same request fails the same way again. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return !(error instanceof TypeError);
  if (error.status === 401 || error.status === 403) return false;
  return error.status < 500 && error.status !== 408 && error.status !== 429;
}
