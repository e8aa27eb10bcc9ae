import { second } from '../../shared/time/durations.ts';
import { consumeMessage } from '../../worker/entries/consume-message.ts';
import type { HandleJob } from '../../worker/entries/run-job.ts';
import type { Platform, QueuedJob } from '../../worker/platform/platform.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** How many of a thousand messages are lost, how many come twice, and how many consumers end in the middle. */
export type Faults = { lost: number; doubled: number; crashed: number };

/** From sending a message to its delivery, where a consumer is free. */
const deliveryTime = second / 10;

type Message = { jobId: string; attempts: number };

type QueueOptions = {
  clock: VirtualClock;
  consumers: number;
  faults: Faults;
  isHit: (ofThousand: number) => boolean;
};

/** A queue as Cloudflare describes it: at least once, in the order of arrival, one message for each of so many consumers. */
export function createVirtualQueue({ clock, consumers, faults, isHit }: QueueOptions) {
  const waiting: Message[] = [];
  let busy = 0;
  let consume: ((message: Message) => Promise<void>) | undefined;

  const deliver = () => {
    while (busy < consumers) {
      const message = waiting.shift();
      if (!message) return;
      busy += 1;
      void run(message);
    }
  };

  const run = async (message: Message) => {
    await consume?.(message);
    busy -= 1;
    deliver();
  };

  const add = (message: Message, delay = deliveryTime) => {
    if (isHit(faults.lost)) return;
    clock.after(delay, () => {
      waiting.push(message);
      deliver();
    });
  };

  return {
    async send(jobs: readonly QueuedJob[]) {
      for (const { jobId } of jobs) {
        add({ jobId, attempts: 1 });
        if (isHit(faults.doubled)) add({ jobId, attempts: 1 });
      }
    },
    /** Work that awaits `crash` never continues; its message comes again. */
    startConsumers(platform: Platform, handlerOf: (crash: () => Promise<never>) => HandleJob) {
      consume = ({ jobId, attempts }) => {
        const { promise: ended, resolve } = Promise.withResolvers<void>();
        const again = (seconds = 0) => add({ jobId, attempts: attempts + 1 }, seconds * second);
        const handleJob = handlerOf(() => {
          again();
          resolve();
          return new Promise(() => undefined);
        });
        const message = {
          body: { jobId },
          attempts,
          ack: () => undefined,
          retry: (options?: { delaySeconds: number }) => again(options?.delaySeconds),
        };
        void consumeMessage(message, platform, handleJob).then(resolve);
        return ended;
      };
    },
  };
}
