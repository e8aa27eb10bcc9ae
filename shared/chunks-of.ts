/** Yields the chunks of a stream, and cancels it if the loop ends early. Some browsers cannot iterate over a stream. */
export async function* chunksOf<Chunk>(
  stream: ReadableStream<Chunk>,
): AsyncGenerator<Chunk, undefined> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
