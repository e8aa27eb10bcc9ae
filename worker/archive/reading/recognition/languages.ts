import type { RecognitionLanguage } from '../../../../shared/archive/reading/recognition.ts';

export type { RecognitionLanguage };

/** The names of the data of the languages (@tesseract.js-data/…). */
export const recognitionLanguages: Record<RecognitionLanguage, string> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  pl: 'pol',
  ro: 'ron',
  nl: 'nld',
};

/** Where the data of a language is among the static assets. */
export function languageDataPath(language: RecognitionLanguage): string {
  return `/tesseract/${recognitionLanguages[language]}.traineddata.gz`;
}
