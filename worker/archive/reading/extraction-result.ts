import type { ExtractionFailureReason } from '../../../shared/archive/reading/extraction-reasons.ts';

/** `none`: a file without text. A failure carries the text that was read before it, if any. */
export type ExtractionResult =
  | { state: 'done'; text: string }
  | { state: 'none' }
  | { state: 'failed'; reason: ExtractionFailureReason; text?: string };

/** Thrown by readers to give up with a reason; anything else that is thrown means `damaged`. */
export class ExtractionFailure extends Error {
  readonly reason: ExtractionFailureReason;

  constructor(reason: ExtractionFailureReason) {
    super(`Text extraction failed: ${reason}`);
    this.reason = reason;
  }
}
