import { AppError } from '../http/app-error.ts';
import { inTurn } from './turns/in-turn.ts';
import { assertStillAllowed, type OrganizationScope } from './organization-scope.ts';

declare const granted: unique symbol;

/** A response body that ends with an error once its reader is not allowed it any more. */
type LongResponse = ReadableStream<Uint8Array> & { readonly [granted]: true };

/** Runs a read of the database for a long response: in turn, and only while the response is still allowed. */
export type ReadForResponse = <Result>(read: () => Promise<Result>) => Promise<Result>;

/** Milliseconds after which the grant is checked again, whatever is read. */
const longestUnchecked = 5_000;
/** Milliseconds after which a response ends of which nothing is taken. */
const longestPause = 60_000;
/** Of one organization, as each keeps a part of what it has read. */
const mostAtOnce = 8;
const retryAfterSeconds = 10;

/** Until when each response counts: a request may end without a word. */
const open = new Map<string, Set<{ until: number }>>();

export type Place = { stay(): void; leave(): void };

/**
 * Prepares a long response in a place that is taken before anything is read for it, and left where there is none: 429
 * `request.rate_limited` for more than 8 of one organization at once.
 */
export async function inPlace<Result>(
  { organizationId }: OrganizationScope,
  prepare: (place: Place) => Promise<Result>,
): Promise<Result> {
  const place = takePlace(organizationId);
  try {
    return await prepare(place);
  } catch (error) {
    place.leave();
    throw error;
  }
}

/**
 * Streams what `write` yields as it is taken: nothing is read ahead. The grant of the request is checked again with every read,
 * and at least every 5 seconds; without it, or after a minute in which nothing is taken, the stream errors, so that nobody takes
 * it for complete. What reads anything before takes its place before that, see `inPlace`.
 */
export function longResponse(
  scope: OrganizationScope,
  write: (read: ReadForResponse) => AsyncGenerator<Uint8Array, void>,
  place: Place = takePlace(scope.organizationId),
): LongResponse {
  let checkedAt = Date.now();
  const check = async () => {
    await assertStillAllowed(scope);
    checkedAt = Date.now();
  };
  const chunks = write(async (read) => {
    await check();
    return inTurn(scope, read);
  });
  let takenAt = Date.now();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const end = async () => {
    clearTimeout(pause);
    place.leave();
    await chunks.return();
  };
  const waitForReader = (controller: ReadableStreamDefaultController) => {
    takenAt = Date.now();
    place.stay();
    pause = setTimeout(() => {
      controller.error(pausedTooLong());
      void end();
    }, longestPause);
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(pause);
        try {
          if (Date.now() - takenAt >= longestPause) throw pausedTooLong();
          if (Date.now() - checkedAt >= longestUnchecked) await check();
          const { done, value } = await chunks.next();
          if (done) {
            place.leave();
            controller.close();
            return;
          }
          controller.enqueue(value);
        } catch (error) {
          await end();
          throw error;
        }
        waitForReader(controller);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
  return stream as LongResponse;
}

function pausedTooLong(): Error {
  return new Error('Nothing of the response was taken for a minute');
}

function takePlace(organizationId: string): Place {
  const places = open.get(organizationId) ?? new Set();
  const now = Date.now();
  for (const other of places) if (other.until <= now) places.delete(other);
  if (places.size >= mostAtOnce) {
    const headers = { 'retry-after': String(retryAfterSeconds) };
    throw new AppError('request.rate_limited', { message: 'Too many downloads at once', headers });
  }
  const place = { until: now + 2 * longestPause };
  places.add(place);
  open.set(organizationId, places);
  return {
    stay: () => void (place.until = Date.now() + 2 * longestPause),
    leave() {
      places.delete(place);
      if (places.size === 0 && open.get(organizationId) === places) open.delete(organizationId);
    },
  };
}
