import type { BulkInput } from '../../../shared/archive/bulk/bulk.ts';
import { ApiError } from '../../api/api-error.ts';

/** The result of changing many documents: `error` is why it did not reach all of them. */
export type Ending = { error?: Error };

/**
 * Repeats `request` for each input until it has no more documents. Documents that no longer exist are left out of the
 * inputs; any other error ends the loop. Throws if nothing was done; otherwise returns the error, so that what was done
 * can be shown and undone.
 */
export async function repeatForAll<Input extends BulkInput>(
  inputs: readonly Input[],
  request: (input: Input) => Promise<{ hasMore: boolean; cursor?: string }>,
): Promise<Ending> {
  let isAnyDone = false;
  let ending: Ending = {};
  const leftOut = new Set<string>();
  const repeat = async (input: Input) => {
    let next: Input | undefined = input;
    while (next) {
      const { hasMore, cursor } = await request(next);
      isAnyDone = true;
      next = hasMore ? { ...input, cursor } : undefined;
    }
  };
  for (const whole of inputs) {
    const input = withoutDocuments(whole, leftOut);
    if (!input) continue;
    try {
      await repeat(input);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      ending = { error };
      if (!isGone(error)) break;
      for (const id of input.filter.documentIds ?? []) leftOut.add(id);
    }
  }
  if (ending.error && !isAnyDone) throw ending.error;
  return ending;
}

/** Returns the input without the documents that were left out; undefined if it has no others. */
function withoutDocuments<Input extends BulkInput>(
  input: Input,
  leftOut: ReadonlySet<string>,
): Input | undefined {
  const { documentIds } = input.filter;
  if (!documentIds || leftOut.size === 0) return input;
  const rest = documentIds.filter((id) => !leftOut.has(id));
  return rest.length > 0 ? { ...input, filter: { documentIds: rest } } : undefined;
}

function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404;
}
