import { minute } from '../../../shared/time/durations.ts';
import { AppError } from '../../http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { pause } from '../../platform/pause.ts';
import { takeTurnsInLanes } from '../../platform/turns/take-turns-in-lanes.ts';
import { NoTurn, takeTurnsByKey } from '../../platform/turns/take-turns.ts';
import { userIdOf } from '../actor.ts';
import type { OrganizationScope } from '../organization-scope.ts';

const options = { longestTurn: 10_000, longestWait: 10_000, mostWaiting: 64 };
/**
 * The number of expensive reads that an isolate runs at once. No two of them are for the same person or the same
 * organization.
 */
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
 * Runs a read that costs more than one row or page when it is its turn. An isolate runs one such
 * read at a time for each person and each organization, and only a few in total. A limited number
 * of reads wait; further ones throw 429 `request.rate_limited`. A read of several batches takes a
 * turn for each of them, so that other reads run in between. `read` must not take another turn.
 * Jobs have lanes of their own instead.
 */
export function inTurn<Result>(
  scope: OrganizationScope,
  read: () => Promise<Result>,
): Promise<Result> {
  return inReads(turnOf(scope), read);
}

/**
 * Runs such a read for people without an account when it is their turn: one at a time for
 * everything that an organization shares with them, beside the reads of its members.
 */
export function inTurnOfReaders<Result>(
  platform: TurnTaker['platform'],
  organizationId: string,
  read: () => Promise<Result>,
): Promise<Result> {
  const readers = `readers of ${organizationId}`;
  return inReads({ person: readers, organization: readers, platform }, read);
}

/**
 * Runs a change of many documents, with all of its steps, when it is its turn: one at a time for each person and each
 * organization. The change may call `inTurn`, but a read in `inTurn` must not call this.
 */
export function inBulkTurn<Result>(
  scope: OrganizationScope,
  change: () => Promise<Result>,
): Promise<Result> {
  return inChanges(turnOf(scope), change);
}

/**
 * Reads or changes a document with a large text when it is its turn: one of a person and of an
 * organization at a time. Each reads the whole text, and simultaneous changes would read it again
 * after each change that succeeds.
 */
export function inTextTurn<Result>(
  scope: OrganizationScope,
  work: () => Promise<Result>,
): Promise<Result> {
  return inTexts(turnOf(scope), work);
}

type TurnTaker = {
  /** Null for the system, which does not wait for turns. */
  person: string | null;
  organization: string;
  platform: Pick<Platform, 'inBackground'>;
};

function turnOf({ actor, organizationId, platform }: OrganizationScope): TurnTaker {
  return { person: userIdOf(actor), organization: organizationId, platform };
}

function createTurns(amongAll: Run, waits = options) {
  const ofPerson = takeTurnsByKey(waits);
  const ofOrganization = takeTurnsByKey(waits);
  return async <Result>(
    { person, organization, platform }: TurnTaker,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    if (person === null) return work();
    await pause();
    const begin = () => {
      const result = pause().then(work);
      platform.inBackground(result.then(ignore, ignore));
      return result;
    };
    try {
      // The order is always the same, so that two requests never wait for each other. A person with requests to many
      // organizations waits for their own first.
      return await ofPerson(person, () => ofOrganization(organization, () => amongAll(begin)));
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error;
      const headers = { 'retry-after': String(retryAfterSeconds) };
      throw new AppError('request.rate_limited', { message: error.message, headers });
    }
  };
}

const ignore = () => undefined;
