const mebibyte = 1024 * 1024;

/** Limits of showing one file in the reader's browser. */
export const viewLimits = {
  fileBytes: 32 * mebibyte,
  milliseconds: 20_000,
  /** The HTML of one file, without pictures. */
  characters: 2_000_000,
  /** Markdown takes longer to parse than other formats. */
  markdownCharacters: 500_000,
  /** Bytes of one picture, and of all pictures of a file. */
  pictureBytes: 8 * mebibyte,
  picturesBytes: 24 * mebibyte,
  /** Nested messages that are shown below a message. */
  messages: 50,
  zipEntries: 10_000,
  unzippedBytes: 200 * mebibyte,
  compressionRatio: 300,
  sharedStrings: 1_000_000,
  sharedStringCharacters: 40_000_000,
  attributes: 1000,
  attributeCharacters: 12 * mebibyte,
  depth: 512,
  nestedCharacters: 4_000_000_000,
};

/** Views run in a worker that is terminated at its time limit, so that no checkpoints are needed. */
export const viewContext = { limits: viewLimits, checkpoint: () => Promise.resolve() };
