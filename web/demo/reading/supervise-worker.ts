import { minute, second } from '../../../shared/time/durations.ts';
import { ServiceError } from '../../../worker/platform/service-error.ts';
import type { ReadingMessage, ReadingRequest, ReadingResponse } from './reading-messages.ts';

export type StartWorker = () => Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** Limits in milliseconds for the start of a worker, and for its time without work, as its memory never shrinks. */
const longestStart = minute;
const longestRest = 30 * second;

type RunningWorker = { worker: ReturnType<StartWorker>; ready: Promise<void> };

/**
 * Sends requests to a worker one after another. The worker is started for the first one and ended after a period
 * without work. A request that crashes it or takes longer than `longestWork` milliseconds ends it; the next one starts
 * another.
 */
export function superviseWorker(start: StartWorker, { longestWork }: { longestWork: number }) {
  let running: RunningWorker | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const stop = () => {
    clearTimeout(rest);
    running?.worker.terminate();
    running = undefined;
  };

  const work = async (request: ReadingRequest): Promise<ReadingResponse | null> => {
    clearTimeout(rest);
    running ??= startWorker(start);
    const { worker, ready } = running;
    try {
      await ready;
    } catch (error) {
      stop();
      throw error;
    }
    const response = await exchange(worker, { request, longestWork });
    if (response) rest = setTimeout(stop, longestRest);
    else stop();
    return response;
  };

  return {
    stop,
    /** Returns the response; null if the request has ended the worker. Rejects if the worker cannot be started. */
    send(request: ReadingRequest): Promise<ReadingResponse | null> {
      const turn = last.then(() => work(request));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function startWorker(start: StartWorker): RunningWorker {
  const worker = start();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const fail = () => reject(new ServiceError('The reader did not start'));
  const timer = setTimeout(fail, longestStart);
  worker.addEventListener('message', () => resolve(clearTimeout(timer)), { once: true });
  worker.addEventListener('error', fail, { once: true });
  return { worker, ready };
}

function exchange(
  worker: RunningWorker['worker'],
  { request, longestWork }: { request: ReadingRequest; longestWork: number },
): Promise<ReadingResponse | null> {
  const { promise, resolve } = Promise.withResolvers<ReadingResponse | null>();
  const onMessage = (event: Event) => {
    const { data } = event as MessageEvent<ReadingMessage>;
    if (data.kind !== 'ready') resolve(data);
  };
  const onError = () => resolve(null);
  const timer = setTimeout(onError, longestWork);
  worker.addEventListener('message', onMessage);
  worker.addEventListener('error', onError);
  worker.postMessage(request, [request.bytes.buffer]);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.removeEventListener('message', onMessage);
    worker.removeEventListener('error', onError);
  });
}
