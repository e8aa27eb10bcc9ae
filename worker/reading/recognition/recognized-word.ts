/** A word as Tesseract found it, in pixels of the image it was found in. */
export type RecognizedWord = {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** Whether the dictionary of the language contains it. */
  isKnown: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type RecognizedLine = { words: RecognizedWord[] };
