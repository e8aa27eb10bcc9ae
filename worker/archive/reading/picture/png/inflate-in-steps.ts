/** Deflate makes at most a thousand times as much of it at once. */
const stepBytes = 4096;

/**
 * Unpacks zlib data as they are taken, and ends where they are damaged. Not all streams of all runtimes wait for their
 * reader, so a step is given only to one that has asked for more.
 */
export async function* inflateInSteps(data: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const { writable, readable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  // The reader fails as well.
  writer.closed.catch(ignore);
  const steps = stepsOf(data);
  let isWritten: Promise<undefined> = Promise.resolve(undefined);
  try {
    for (;;) {
      const reading = reader.read();
      let result = await Promise.race([reading, isWritten]);
      while (!result) {
        const { done, value } = steps.next();
        const writing = done ? writer.close() : writer.write(value);
        isWritten = writing.then(ignore, ignore);
        result = await (done ? reading : Promise.race([reading, isWritten]));
      }
      if (result.done) return;
      yield result.value;
    }
  } catch {
    // What follows is lost.
  } finally {
    await reader.cancel().catch(ignore);
  }
}

const ignore = () => undefined;

function* stepsOf(data: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  for (const part of data) {
    for (let at = 0; at < part.length; at += stepBytes) {
      yield part.slice(at, at + stepBytes);
    }
  }
}
