import { yieldToOthers } from '../pace.ts';

/** Returns a stream of slices that are created only when they are read; other requests run in between. */
export function streamOf(slices: Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = slices[Symbol.iterator]();
  let isFirst = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (!isFirst) await yieldToOthers();
        isFirst = false;
        const { done, value } = iterator.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}
