import { second } from '../../../shared/time/durations.ts';
import type { ShareScope } from '../../access/share-scope.ts';

/** Milliseconds after which it is looked again whether the link is open. */
const longestUnchecked = 5 * second;

/** The bytes of a file as long as the link is open: the stream fails once it is not, so that nobody takes it for complete. */
export function whileOpen(
  scope: ShareScope,
  body: ReadableStream<Uint8Array>,
  now: () => Date,
): ReadableStream<Uint8Array> {
  let checkedAt = now().getTime();
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      async transform(chunk, controller) {
        const time = now().getTime();
        if (time - checkedAt >= longestUnchecked) {
          await scope.assertOpen();
          checkedAt = time;
        }
        controller.enqueue(chunk);
      },
    }),
  );
}
