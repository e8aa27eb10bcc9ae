/** Why a document has no text, or only a part of it. The interface has a translated sentence for each. */
export const extractionFailureReasons = [
  /** It opens only with a password. */
  'encrypted',
  /** The bytes are not what the format asks for. */
  'damaged',
  /** The file has more bytes than are read. */
  'too_large',
  /** It has more pages than are read; the text of the first ones is kept. */
  'too_many_pages',
  /** It has more characters than are kept; the first ones are kept. */
  'too_long',
  /** Unpacked or nested, it would take more memory than there is. */
  'too_complex',
  /** Reading took too long; what was read is kept. */
  'timeout',
  /** A format that holds text but has no reader. */
  'unsupported',
  /** The file store did not answer. */
  'unavailable',
] as const;

export type ExtractionFailureReason = (typeof extractionFailureReasons)[number];
