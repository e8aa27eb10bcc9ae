import { second } from '../../../shared/time/durations.ts';

const longestUnchecked = 5 * second;

type WhileOpen = {
  now: () => Date;
  send: (bytes: number) => Promise<void>;
  onEnd: (taken: number) => void;
};

/**
 * Streams the bytes of a file as long as the link shows it. Then the stream fails, so that it is
 * not regarded as complete. `send` is called before bytes are sent, and `onEnd` with the number of
 * sent bytes at the end or if the stream is aborted.
 */
export function whileOpen(
  assertOpen: () => Promise<void>,
  body: ReadableStream<Uint8Array>,
  { now, send, onEnd }: WhileOpen,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let checkedAt = now().getTime();
  let taken = 0;
  let isOver = false;
  const end = () => {
    if (!isOver) onEnd(taken);
    isOver = true;
  };
  const breakOff = async (reason: unknown) => {
    end();
    await reader.cancel(reason);
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) {
            end();
            return controller.close();
          }
          const time = now().getTime();
          if (time - checkedAt >= longestUnchecked) {
            await assertOpen();
            checkedAt = time;
          }
          await send(value.length);
          controller.enqueue(value);
          taken += value.length;
        } catch (error) {
          await breakOff(error).catch(() => undefined);
          throw error;
        }
      },
      cancel: breakOff,
    },
    { highWaterMark: 0 },
  );
}
