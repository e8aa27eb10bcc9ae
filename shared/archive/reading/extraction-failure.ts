import type { ExtractionFailureReason } from './extraction-reasons.ts';

/** Thrown by readers to stop with a reason; any other error means `damaged`. */
export class ExtractionFailure extends Error {
  readonly reason: ExtractionFailureReason;

  constructor(reason: ExtractionFailureReason) {
    super(`Text extraction failed: ${reason}`);
    this.reason = reason;
  }
}
