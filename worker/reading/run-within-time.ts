import type { ExtractionFailureReason } from '../../shared/reading/extraction-reasons.ts';
import { yieldToOthers } from '../../shared/pace.ts';
import { ServiceError } from '../platform/service-error.ts';
import { ExtractionFailure } from '../../shared/reading/extraction-failure.ts';
import type { ReaderContext } from './text-reader.ts';

/**
 * Runs `work` until it ends or the time is over, and returns the reason if it failed. Rejects only with a ServiceError, which the file did
 * not cause.
 */
export async function runWithinTime(
  milliseconds: number,
  work: (time: Pick<ReaderContext, 'signal' | 'checkpoint'>) => Promise<void>,
): Promise<ExtractionFailureReason | undefined> {
  const controller = new AbortController();
  const timeout = new ExtractionFailure('timeout');
  const deadline = Date.now() + milliseconds;
  const timer = setTimeout(() => controller.abort(timeout), milliseconds);
  const timeIsOver = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(timeout));
  });
  // The clock of a Worker only advances with the event loop.
  const checkpoint = async () => {
    await yieldToOthers();
    if (Date.now() > deadline) throw timeout;
  };
  try {
    await Promise.race([work({ signal: controller.signal, checkpoint }), timeIsOver]);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    return error instanceof ExtractionFailure ? error.reason : 'damaged';
  } finally {
    clearTimeout(timer);
  }
}
