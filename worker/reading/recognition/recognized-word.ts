import type { RecognitionLanguage } from './language/languages.ts';

/** A word as Tesseract found it, in pixels of the recognized image. */
export type RecognizedWord = {
  text: string;
  /** From 0 to 100. */
  confidence: number;
  isKnown: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type RecognizedLine = {
  words: RecognizedWord[];
  /** That of its page, if there is none. */
  language?: RecognitionLanguage;
};
