import type { BulkInput } from '../../../shared/archive/bulk/bulk.ts';
import { ApiError } from '../../api/api-error.ts';

/** How a change of many documents ended: `error` says why it did not reach all of them. */
export type Ending = { error?: Error };

/**
 * Repeats `request` for each input until it has no more documents. Of an input that names what does not exist any more, the documents are
 * left out, also of the inputs after it; anything else that fails is the end. Throws if nothing was done; otherwise the error is
 * returned, so that what was done can be shown and undone.
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

/** The input for the rest of its documents; undefined if none is left. */
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
