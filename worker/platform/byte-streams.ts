/** Returns a stream of chunks that are in memory or are still to come. */
export function streamChunks(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ReadableStream<Uint8Array> {
  const iterator = (async function* () {
    yield* chunks;
  })();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await iterator.return(undefined);
    },
  });
}

/** Returns all chunks of a stream. */
export async function collectChunks(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(stream)) chunks.push(chunk);
  return chunks;
}

/** Yields the chunks of a stream, which is cancelled if not all of them are read. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let isEnded = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isEnded = done;
      if (done) return;
      if (value.length > 0) yield value;
    }
  } finally {
    if (!isEnded) await reader.cancel().catch(() => undefined);
  }
}

/** Opens a stream that is read in parts, one after the other. */
export function openParts(stream: ReadableStream<Uint8Array>) {
  const chunks = chunksOf(stream);
  let rest: Uint8Array = new Uint8Array();

  const next = async (most: number): Promise<Uint8Array> => {
    if (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return rest;
      rest = value;
    }
    const taken = rest.subarray(0, most);
    rest = rest.subarray(taken.length);
    return taken;
  };

  async function* take(size: number) {
    for (let left = size; left > 0;) {
      const chunk = await next(left);
      if (chunk.length === 0) throw new Error('The stream ends too early');
      left -= chunk.length;
      yield chunk;
    }
  }

  return {
    /**
     * Returns a part of this size, to be read before the next one. It ends with an error if the
     * stream ends too early.
     */
    take: (size: number): ReadableStream<Uint8Array> => streamChunks(take(size)),
    rest: (): ReadableStream<Uint8Array> =>
      streamChunks(
        (async function* () {
          for (let chunk = await next(Infinity); chunk.length > 0; chunk = await next(Infinity)) {
            yield chunk;
          }
        })(),
      ),
    async close(): Promise<void> {
      await chunks.return(undefined);
    },
  };
}
