import type { BulkInput } from '../../../shared/archive/bulk/bulk.ts';
import { ApiError } from '../../api/api-error.ts';

/** How a change of many documents ended: `error` says why it did not reach all of them. */
export type Ending = { error?: Error };

/**
 * Repeats `request` for each input until it has no more documents. An input that names what does not exist any more is left out, and
 * anything else that fails is the end. Throws if nothing was done; otherwise the error is returned, so that what was done can be shown
 * and undone.
 */
export async function repeatForAll<Input extends BulkInput>(
  inputs: readonly Input[],
  request: (input: Input) => Promise<{ hasMore: boolean; cursor?: string }>,
): Promise<Ending> {
  let isAnyDone = false;
  let ending: Ending = {};
  const repeat = async (input: Input) => {
    let next: Input | undefined = input;
    while (next) {
      const { hasMore, cursor } = await request(next);
      isAnyDone = true;
      next = hasMore ? { ...input, cursor } : undefined;
    }
  };
  for (const input of inputs) {
    try {
      await repeat(input);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      ending = { error };
      if (!isGone(error)) break;
    }
  }
  if (ending.error && !isAnyDone) throw ending.error;
  return ending;
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
