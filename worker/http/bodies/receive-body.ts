import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { minute, second } from '../../../shared/time/durations.ts';
import { joinBytes } from '../../../shared/bytes/join-bytes.ts';
import { serverLimits } from '../../../shared/limits.ts';
import { createByteBudget, OverloadError } from '../../platform/byte-budget.ts';
import { AppError } from '../app-error.ts';
import type { AppEnv } from '../app-env.ts';

/** Milliseconds within which a body that is no upload must arrive, and each chunk of an upload. */
const timeLimit = 30 * second;

/** Milliseconds that an upload may take, and the bytes per second that extend this time. */
const uploadPace = { grace: 2 * minute, bytesPerSecond: 2048 };

/** Bytes of a request that are still read after the response. */
const maxDiscarded = 64 * 1024;

const smallestBody = 4 * 1024;

/**
 * Memory of an isolate for small bodies, which any client can send: they arrive quickly, or release
 * their memory to others.
 */
const smallBodyMemory = createByteBudget({
  capacity: 8 * 1024 * 1024,
  patience: second / 2,
  longestWait: 5 * second,
});

/**
 * Memory for larger bodies by user. A user can have at most two of them, because a request that is
 * being processed cannot release its memory.
 */
const largeBodyMemory = createByteBudget({
  capacity: 3 * serverLimits.jsonBody,
  ownerCapacity: 2 * serverLimits.jsonBody,
  patience: 2 * second,
  longestWait: 10 * second,
});

const uploads =
  /^POST \/(?:api\/(?:organizations\/[^/]+\/documents(?:\/[^/]+\/versions)?|uploads\/[^/]+\/files)|paperless\/[^/]+\/api\/documents\/post_document\/)$|^PUT \/dav\//;

type AuthorizeLargeBody = (c: Context<AppEnv>) => Promise<string>;

/**
 * Reads the whole body before the request is handled, so that a client cannot delay the time
 * between the access check and the change. Uploads are not read here but streamed, in
 * `c.var.upload`. Throws 413 for a body that is too large, 408 for one that stops arriving, and 503
 * if there is no memory for it. More than `serverLimits.openBody` is only read once `authorize` has
 * returned.
 */
export function receiveBody(authorize: AuthorizeLargeBody) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { body } = c.req.raw;
    if (!body) return next();
    const incoming = openBody(body);
    const finish = () => discardRest(c, incoming);
    if (uploads.test(`${c.req.method} ${c.req.path}`)) {
      c.set('upload', incoming.stream());
      return next().finally(finish);
    }
    const memory = createBodyMemory(c, authorize);
    try {
      const bytes = await incoming.readAll(memory).catch(async (error: unknown) => {
        await finish();
        throw error;
      });
      c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
      await next();
    } finally {
      memory.release();
    }
  });
}

type BodyMemory = ReturnType<typeof createBodyMemory>;

function createBodyMemory(c: Context<AppEnv>, authorize: AuthorizeLargeBody) {
  const declared = declaredLengthOf(c, 0);
  let share = smallBodyMemory.open(c);
  let isLarge = false;
  return {
    declared,
    whileHeld: <Result>(work: Promise<Result>) => share.whileHeld(work),

    async reserve(length: number): Promise<void> {
      share.touch();
      if (length > serverLimits.jsonBody) throw new AppError('request.too_large');
      if (length > serverLimits.openBody && !isLarge) {
        const userId = await authorize(c);
        share.release();
        share = largeBodyMemory.open(userId);
        isLarge = true;
      }
      const unknown = isLarge ? serverLimits.jsonBody : serverLimits.openBody;
      await share.grow(Math.max(length, smallestBody, declared === 0 ? unknown : declared));
    },

    settle(length: number) {
      share.shrink(length);
      share.settle();
    },

    release: () => share.release(),
  };
}

/**
 * Reads the small rest of a body that was not read because the request was refused before. The
 * local runtime responds with its own error while any of it is unread, so there the whole rest is
 * read.
 */
async function discardRest(c: Context<AppEnv>, incoming: IncomingBody): Promise<void> {
  const isDiscarded = c.env.config.isLocal || declaredLengthOf(c, Infinity) <= maxDiscarded;
  await (isDiscarded ? incoming.discard() : incoming.cancel());
}

function declaredLengthOf(c: Context<AppEnv>, otherwise: number): number {
  const written = c.req.header('content-length') ?? '';
  return /^\d+$/.test(written) ? Number(written) : otherwise;
}

type IncomingBody = ReturnType<typeof openBody>;

function openBody(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  let isOpen = true;

  const cancel = async () => {
    if (!isOpen) return;
    isOpen = false;
    // Not awaited, because the runtime may be waiting for the client.
    void reader.cancel().catch(() => undefined);
  };

  const read = async (milliseconds: number, memory?: BodyMemory) => {
    if (!isOpen) return null;
    try {
      const chunk = reader.read();
      const { done, value } = await within(milliseconds, memory?.whileHeld(chunk) ?? chunk);
      if (!done) return value;
      isOpen = false;
      return null;
    } catch (error) {
      if (error instanceof OverloadError) throw error;
      await cancel();
      if (error instanceof AppError) throw error;
      throw new AppError('request.invalid', { message: 'The body ended early', cause: error });
    }
  };

  let received = 0;
  let waited = 0;

  const readPaced = async () => {
    const allowed = uploadPace.grace + (received / uploadPace.bytesPerSecond) * second;
    const startedAt = Date.now();
    const chunk = await read(Math.min(timeLimit, allowed - waited));
    waited += Date.now() - startedAt;
    received += chunk?.length ?? 0;
    return chunk;
  };

  return {
    cancel,

    async readAll(memory: BodyMemory): Promise<Uint8Array<ArrayBuffer>> {
      const endsAt = Date.now() + timeLimit;
      const chunks: Uint8Array[] = [];
      let length = 0;
      await memory.reserve(memory.declared);
      for (;;) {
        const chunk = await read(endsAt - Date.now(), memory);
        if (!chunk) break;
        length += chunk.length;
        await memory.reserve(length);
        chunks.push(chunk);
      }
      memory.settle(length);
      return joinBytes(chunks);
    },

    stream(): ReadableStream<Uint8Array> {
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const chunk = await readPaced();
            if (chunk) controller.enqueue(chunk);
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    },

    async discard(): Promise<void> {
      while ((await readPaced().catch(() => null)) !== null);
    },
  };
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('request.timed_out')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
