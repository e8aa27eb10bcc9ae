import type { ExtractionFailureReason } from '../../../shared/archive/reading/extraction-reasons.ts';

/** `none`: the file has no text. A failure contains the text that was read before it, if any. */
export type ExtractionResult =
  | { state: 'done'; text: string }
  | { state: 'none' }
  | { state: 'failed'; reason: ExtractionFailureReason; text?: string };

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
