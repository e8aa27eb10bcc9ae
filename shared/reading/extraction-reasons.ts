/** Why a document has no text, or only a part of it. The interface has a translated text for each. */
export const extractionFailureReasons = [
  /** The file has a password. */
  'encrypted',
  /** The bytes violate the file format. */
  'damaged',
  /** The file is larger than what is read. */
  'too_large',
  /** The file has more pages than are read; the text of the first ones is kept. */
  'too_many_pages',
  /** The text is longer than what is kept; its beginning is kept. */
  'too_long',
  /** A picture has more pixels than are decoded. */
  'too_many_pixels',
  /** Unpacking or parsing the file would take too much memory. */
  'too_complex',
  /** Reading took too long; the text read so far is kept. */
  'timeout',
  /** The format contains text, but there is no reader for it. */
  'unsupported',
  /** The file store did not respond. */
  'unavailable',
  /** The text is more than the organization may store. */
  'storage_full',
] as const;

/** The reason of a document that is still `pending` after a minute: no reader has taken it. */
export const waitingForReader = 'waiting_for_reader';

export type ExtractionFailureReason = (typeof extractionFailureReasons)[number];
