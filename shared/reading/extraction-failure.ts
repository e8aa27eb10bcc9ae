import type { ExtractionFailureReason } from './extraction-reasons.ts';

/** Thrown by readers with a reason; any other error means `damaged`. */
export class ExtractionFailure extends Error {
  readonly reason: ExtractionFailureReason;
  readonly megapixels: number | undefined;

  constructor(reason: ExtractionFailureReason, { megapixels }: { megapixels?: number } = {}) {
    super(`Text extraction failed: ${reason}`);
    this.reason = reason;
    this.megapixels = megapixels;
  }
}
