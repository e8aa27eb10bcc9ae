import type { BulkInput } from '../../../shared/archive/bulk/bulk.ts';

/** How a change of many documents ended: `error` says why it did not reach the last of them. */
export type Ending = { error?: Error };

/**
 * Repeats `request` for each input until it has no more documents. Throws if the first one fails; what fails later is
 * returned, so that what was done until then can be shown and undone.
 */
export async function repeatForAll<Input extends BulkInput>(
  inputs: readonly Input[],
  request: (input: Input) => Promise<{ hasMore: boolean; cursor?: string }>,
): Promise<Ending> {
  let isAnyDone = false;
  for (const input of inputs) {
    let next: Input | undefined = input;
    while (next) {
      try {
        const { hasMore, cursor } = await request(next);
        isAnyDone = true;
        next = hasMore ? { ...input, cursor } : undefined;
      } catch (error) {
        if (isAnyDone && error instanceof Error) return { error };
        throw error;
      }
    }
  }
  return {};
}
