import { AppError } from '../http/app-error.ts';
import { inTurn } from './turns/in-turn.ts';
import { assertStillAllowed, type OrganizationScope } from './organization-scope.ts';

declare const granted: unique symbol;

/** A response body that ends with an error once the client loses access. */
type LongResponse = ReadableStream<Uint8Array> & { readonly [granted]: true };

export type ReadForResponse = <Result>(read: () => Promise<Result>) => Promise<Result>;

/** Milliseconds after which access is checked again, even if nothing is read. */
const longestUnchecked = 5_000;
/** Milliseconds after which a response ends if the client reads nothing. */
const longestPause = 60_000;
/**
 * Long responses of one organization at once. The number is bounded because each keeps a part of
 * its data in memory.
 */
const mostAtOnce = 8;
const retryAfterSeconds = 10;

/**
 * The time until which each response counts, because a request may end without any notification.
 */
const open = new Map<string, Set<{ until: number }>>();

export type Place = { stay(): void; leave(): void };

/**
 * Reserves a place for a long response before any data is read for it, and releases the place if
 * `prepare` fails. Throws 429 `request.rate_limited` for more than 8 long responses of one
 * organization at once.
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
 * Streams the chunks of `write` at the pace of the client, without reading ahead. Access is checked
 * again with every read and at least every 5 seconds. When access is lost, or the client reads
 * nothing for a minute, the stream ends with an error, so that the response is not regarded as
 * complete. A caller that reads data beforehand must reserve the place itself, see `inPlace`.
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
