import { minute } from '../../../shared/durations.ts';
import { AppError } from '../../http/app-error.ts';
import { pause } from '../../platform/pause.ts';
import { takeTurnsInLanes } from '../../platform/turns/take-turns-in-lanes.ts';
import { NoTurn, takeTurnsByKey } from '../../platform/turns/take-turns.ts';
import { userIdOf } from '../actor.ts';
import type { OrganizationScope } from '../organization-scope.ts';

const options = { longestTurn: 10_000, longestWait: 10_000, mostWaiting: 64 };
/** Expensive reads of an isolate at once, each of another person and another organization. */
const mostReads = 3;
const retryAfterSeconds = 5;

type Run = <Result>(work: () => Promise<Result>) => Promise<Result>;

const inReads = createTurns(takeTurnsInLanes(mostReads, { ...options, mostWaiting: Infinity }));
const inChanges = createTurns((work) => work());
const inTexts = createTurns((work) => work(), {
  ...options,
  longestWait: minute,
  mostWaiting: Infinity,
});

/**
 * Runs a read that costs more than one row or page, when it is its turn: of each person, of each organization, an isolate runs one
 * at a time, and few of all; some wait, and more are 429 `request.rate_limited`. A read of several batches takes a turn for each, so
 * that others get theirs in between. It must not take another turn within. Jobs have lanes of their own.
 */
export function inTurn<Result>(
  scope: OrganizationScope,
  read: () => Promise<Result>,
): Promise<Result> {
  return inReads(scope, read);
}

/**
 * Runs a change of many documents, with all of its steps, when it is its turn: one of a person and of an organization at a time. It
 * may read in turn, but not the other way round.
 */
export function inBulkTurn<Result>(
  scope: OrganizationScope,
  change: () => Promise<Result>,
): Promise<Result> {
  return inChanges(scope, change);
}

/**
 * Runs a change of a document with a large text when it is its turn: one of a person and of an organization at a time. Each reads
 * the whole text, and those that begin together would do so again and again as one after the other succeeds.
 */
export function inTextTurn<Result>(
  scope: OrganizationScope,
  change: () => Promise<Result>,
): Promise<Result> {
  return inTexts(scope, change);
}

function createTurns(amongAll: Run, waits = options) {
  const ofPerson = takeTurnsByKey(waits);
  const ofOrganization = takeTurnsByKey(waits);
  return async <Result>(
    { actor, organizationId, platform }: OrganizationScope,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const userId = userIdOf(actor);
    if (userId === null) return work();
    // Those that wait wake up before the next work of the same request.
    await pause();
    const begin = () => {
      const result = pause().then(work);
      // The runtime would drop the rest of a request that nobody waits for, and with it the end of its turn.
      platform.inBackground(result.then(ignore, ignore));
      return result;
    };
    try {
      // Always in this order, so that none waits for each other. Whoever asks in many organizations waits for themselves first.
      return await ofPerson(userId, () => ofOrganization(organizationId, () => amongAll(begin)));
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      const headers = { 'retry-after': String(retryAfterSeconds) };
      throw new AppError('request.rate_limited', { message: error.message, headers });
    }
  };
}

const ignore = () => undefined;
