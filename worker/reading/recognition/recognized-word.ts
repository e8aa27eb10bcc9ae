import type { RecognitionLanguage } from './language/languages.ts';

export type RecognizedWord = {
  text: string;
  confidence: number;
  isKnown: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

export type RecognizedLine = {
  words: RecognizedWord[];
  /** By default that of its page. */
  language?: RecognitionLanguage;
};
