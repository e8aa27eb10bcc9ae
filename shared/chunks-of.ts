/** The chunks of a stream, which is cancelled where reading ends early. Not every browser can iterate over a stream. */
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
