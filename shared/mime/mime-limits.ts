const kibibyte = 1024;

/** Limits of reading one email: more than any mail program writes, and few enough to keep reading linear. */
export const mimeLimits = {
  headBytes: 256 * kibibyte,
  partHeadBytes: 64 * kibibyte,
  partHeadsBytes: 4 * kibibyte * kibibyte,
  parts: 10_000,
  parameters: 2000,
  depth: 30,
  boundaryBytes: 200,
  decodedCharacters: 16 * kibibyte,
};
