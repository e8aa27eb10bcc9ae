import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { second } from '../../shared/durations.ts';
import { limits } from '../../shared/limits.ts';
import { isLocal } from '../platform/config.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './app-env.ts';

/** A whole body that is no upload must arrive within this time, and each chunk of an upload. Milliseconds. */
const timeLimit = 30 * second;

/** What is read of a request after its response, in bytes. */
const maxDiscarded = 64 * 1024;

const uploadPath = /^\/api\/organizations\/[^/]+\/documents$/;

/**
 * Reads the whole body before anything else looks at the request, so that nobody can hold it back between the access
 * check and what the request does. Uploads are not read here but streamed, in `c.var.upload`. A body that is too large is
 * 413, one that stops arriving 408.
 */
export const receiveBody = createMiddleware<AppEnv>(async (c, next) => {
  const { body } = c.req.raw;
  if (!body) return next();
  const incoming = openBody(body);
  const finish = () => discardRest(c, incoming);
  if (uploadPath.test(c.req.path)) {
    c.set('upload', incoming.stream());
    return next().finally(finish);
  }
  if (declaredLengthOf(c, 0) > limits.jsonBody) {
    await finish();
    throw new AppError('request.too_large');
  }
  const bytes = await incoming.readAll(limits.jsonBody).catch(async (error: unknown) => {
    await finish();
    throw error;
  });
  c.req.raw = new Request(c.req.raw, { method: c.req.method, body: bytes });
  return next();
});

/**
 * Reads the small rest of a body that nothing has read, because the request was refused before. The local runtime
 * responds with an error of its own while any of it is unread, so there all of it is.
 */
async function discardRest(c: Context<AppEnv>, incoming: IncomingBody): Promise<void> {
  const isDiscarded = isLocal(c.env.config) || declaredLengthOf(c, Infinity) <= maxDiscarded;
  await (isDiscarded ? incoming.discard() : incoming.cancel());
}

function declaredLengthOf(c: Context<AppEnv>, otherwise: number): number {
  return Number(c.req.header('content-length') ?? otherwise);
}

type IncomingBody = ReturnType<typeof openBody>;

function openBody(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  let isOpen = true;

  const cancel = async () => {
    if (!isOpen) return;
    isOpen = false;
    // Not awaited: the runtime may be waiting for the client.
    void reader.cancel().catch(() => undefined);
  };

  /** The next chunk, null at the end. */
  const read = async (milliseconds: number): Promise<Uint8Array | null> => {
    if (!isOpen) return null;
    try {
      const { done, value } = await within(milliseconds, reader.read());
      if (!done) return value;
      isOpen = false;
      return null;
    } catch (error) {
      await cancel();
      if (error instanceof AppError) throw error;
      throw new AppError('request.invalid', { message: 'The body ended early', cause: error });
    }
  };

  return {
    cancel,

    async readAll(maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
      const endsAt = Date.now() + timeLimit;
      const chunks: Uint8Array[] = [];
      let length = 0;
      for (;;) {
        const chunk = await read(endsAt - Date.now());
        if (!chunk) return concat(chunks, length);
        length += chunk.length;
        if (length > maxBytes) throw new AppError('request.too_large');
        chunks.push(chunk);
      }
    },

    stream(): ReadableStream<Uint8Array> {
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const chunk = await read(timeLimit);
            if (chunk) controller.enqueue(chunk);
            else controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    },

    async discard(): Promise<void> {
      while ((await read(timeLimit).catch(() => null)) !== null);
    },
  };
}

function concat(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

/** Rejects with 408 `request.timed_out` if `work` takes longer. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new AppError('request.timed_out')), milliseconds);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
