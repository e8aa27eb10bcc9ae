import type { ExtractionFailureReason } from '../../../shared/archive/reading/extraction-reasons.ts';
import type { ExtractionResult } from '../../../shared/archive/reading/extraction-result.ts';

/** The text of a result, whole or partial. */
export function textOf(result: ExtractionResult): string | undefined {
  return result.state === 'none' ? undefined : result.text;
}

/** Thrown by readers to stop with a reason; any other error means `damaged`. */
export class ExtractionFailure extends Error {
  readonly reason: ExtractionFailureReason;

  constructor(reason: ExtractionFailureReason) {
    super(`Text extraction failed: ${reason}`);
    this.reason = reason;
  }
}
