import { second } from '../../../shared/time/durations.ts';
import type { ShareScope } from '../../access/share-scope.ts';

/** Milliseconds after which it is looked again whether the link is open. */
const longestUnchecked = 5 * second;

/**
 * The bytes of a file as long as the link is open: the stream fails once it is not, so that nobody takes it for complete.
 * `onBroken` is called if it ends before all are taken.
 */
export function whileOpen(
  scope: Pick<ShareScope, 'assertOpen'>,
  body: ReadableStream<Uint8Array>,
  { now, onBroken }: { now: () => Date; onBroken?: (() => void) | undefined },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let checkedAt = now().getTime();
  const end = async (reason: unknown) => {
    onBroken?.();
    await reader.cancel(reason);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) return controller.close();
          const time = now().getTime();
          if (time - checkedAt >= longestUnchecked) {
            await scope.assertOpen();
            checkedAt = time;
          }
          controller.enqueue(value);
        } catch (error) {
          await end(error).catch(() => undefined);
          throw error;
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
