import { hasCode } from '../../../api/api-error.ts';
import type { ItemResult } from '../records/import-record.ts';
import { ImportStop, type Send } from '../requests/request-pace.ts';
import { reasonOf } from '../engine/send-item.ts';

/**
 * Creates something that documents refer to. If the server refuses it, the error is reported under `label`, and the
 * import continues.
 */
export type Define = <Result>(
  label: string,
  request: () => Promise<Result>,
) => Promise<Result | undefined>;

export function createDefiner({
  importId,
  send,
  signal,
  settle,
}: {
  importId: string;
  send: Send;
  signal: AbortSignal;
  settle: (result: ItemResult) => Promise<void>;
}): Define {
  return async (label, request) => {
    signal.throwIfAborted();
    try {
      return await send(request);
    } catch (error) {
      const cause = error instanceof ImportStop ? error.cause : error;
      const isRefused = !(error instanceof ImportStop) || hasCode(cause, 'limit.reached');
      if (!isRefused || signal.aborted) throw error;
      await settle({
        importId,
        key: `definition\n${label}`,
        label,
        isDefinition: true,
        outcome: 'failed',
        reason: reasonOf(cause),
        madeIds: [],
        knownIds: [],
      });
      return undefined;
    }
  };
}
