import { Unzlib } from 'fflate';

const stepBytes = 4096;
/** Maximum bytes that are inflated a second time by the slower method. */
const mostRepeatedBytes = 32 * 1024 * 1024;

/**
 * Inflates zlib data while it is read, and stops where the data ends or is damaged. Some runtimes lose the end of the data if other bytes
 * follow. The end is then inflated by a slower method.
 */
export async function* inflateInSteps(data: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  let yieldedBytes = 0;
  try {
    for await (const part of inflateFast(data)) {
      yield part;
      yieldedBytes += part.length;
    }
  } catch {
    if (yieldedBytes < mostRepeatedBytes) yield* inflateAfter(yieldedBytes, data);
  }
}

/** In some runtimes, streams have no back-pressure, so each step is written only after the reader has asked for more. */
async function* inflateFast(data: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  const { writable, readable } = new DecompressionStream('deflate');
  const writer = writable.getWriter();
  const reader = readable.getReader();
  // The reader fails with the same error.
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
  } finally {
    await reader.cancel().catch(ignore);
  }
}

const ignore = () => undefined;

function* inflateAfter(yieldedBytes: number, data: readonly Uint8Array[]): Generator<Uint8Array> {
  let left = yieldedBytes;
  const parts: Uint8Array[] = [];
  const inflater = new Unzlib((part) => parts.push(part));
  try {
    for (const step of stepsOf(data)) {
      inflater.push(step);
      for (const part of parts.splice(0)) {
        if (part.length > left) yield part.subarray(left);
        left = Math.max(0, left - part.length);
      }
    }
  } catch {
    // The rest of the data is lost.
  }
}

function* stepsOf(data: readonly Uint8Array[]): Generator<Uint8Array<ArrayBuffer>> {
  for (const part of data) {
    for (let at = 0; at < part.length; at += stepBytes) {
      yield part.slice(at, at + stepBytes);
    }
  }
}
