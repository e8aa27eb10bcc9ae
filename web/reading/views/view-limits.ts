const mebibyte = 1024 * 1024;

/** What showing one file may cost in the browser of its reader. */
export const viewLimits = {
  fileBytes: 32 * mebibyte,
  milliseconds: 20_000,
  /** Of what is shown of one file as HTML, without pictures. */
  characters: 2_000_000,
  /** Of Markdown, which takes longer than others to be read. */
  markdownCharacters: 500_000,
  /** Of a picture, and of all pictures of one file together. */
  pictureBytes: 8 * mebibyte,
  picturesBytes: 24 * mebibyte,
  /** Messages within a message that are shown below it. */
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

/** In a worker of its own, which is ended when its time is over: there is nobody to wait for. */
export const viewContext = { limits: viewLimits, checkpoint: () => Promise.resolve() };
