export const extractionFailureReasons = [
  'encrypted',
  'damaged',
  'too_large',
  /** Only the text of the first pages is kept. */
  'too_many_pages',
  /** Only the beginning of the text is kept. */
  'too_long',
  'too_many_pixels',
  'too_complex',
  /** Reading took too long; the text read so far is kept. */
  'timeout',
  'unsupported',
  'unavailable',
  'storage_full',
] as const;

/** The reason of a document that is still `pending` after a minute, because no reader has taken it. */
export const waitingForReader = 'waiting_for_reader';

export type ExtractionFailureReason = (typeof extractionFailureReasons)[number];
