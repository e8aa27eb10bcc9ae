const kibibyte = 1024;

/** What reading one email may cost. More than any mail program writes, and little enough to keep reading linear. */
export const mimeLimits = {
  /** The header of the message, and that of each part. */
  headBytes: 256 * kibibyte,
  partHeadBytes: 64 * kibibyte,
  /** Of all parts together. */
  partHeadsBytes: 4 * kibibyte * kibibyte,
  parts: 10_000,
  /** Parameters of a header's value, which long ones are divided into. */
  parameters: 2000,
  /** Multiparts within each other. */
  depth: 30,
  boundaryBytes: 200,
  /** Characters of a header's value that are decoded; the rest is left out. */
  decodedCharacters: 16 * kibibyte,
};
