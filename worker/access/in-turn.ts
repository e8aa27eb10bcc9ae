import { AppError } from '../http/app-error.ts';
import { NoTurn, takeTurnsByKey } from '../platform/take-turns.ts';
import type { OrganizationScope } from './organization-scope.ts';

const turns = takeTurnsByKey({ longestTurn: 10_000, longestWait: 10_000, mostWaiting: 64 });
const retryAfterSeconds = 5;

/**
 * Runs a read that costs more than one row or page, when it is the organization's turn: of each organization, an isolate
 * runs one at a time, some wait, and more are 429 `request.rate_limited`. A read of several batches takes a turn for each, so
 * that others get theirs in between. It must not take another turn within. Jobs have lanes of their own.
 */
export async function inTurn<Result>(
  { actor, organizationId, platform }: OrganizationScope,
  read: () => Promise<Result>,
): Promise<Result> {
  if (actor.kind === 'system') return read();
  // Those that wait wake up before the next read of the same request.
  await pause();
  try {
    return await turns(organizationId, () => {
      // The local runtime looks at no request that has arrived while one read begins as another ends.
      const result = pause().then(read);
      // The runtime would drop the rest of a request that nobody waits for, and with it the end of its turn.
      platform.inBackground(result.then(ignore, ignore));
      return result;
    });
  } catch (error) {
    if (!(error instanceof NoTurn)) throw error;
    const headers = { 'retry-after': String(retryAfterSeconds) };
    throw new AppError('request.rate_limited', { message: error.message, headers });
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));
const ignore = () => undefined;
