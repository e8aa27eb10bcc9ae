import type { RecognitionLanguage } from '../../../../shared/recognition-languages.ts';

export type { RecognitionLanguage };

/** The names that the data of these have kept from before there were others, whose data are named by their language. */
const names: Partial<Record<RecognitionLanguage, string>> = {
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

/** What Tesseract calls a language. */
export function languageDataName(language: RecognitionLanguage): string {
  return names[language] ?? language;
}

export function languageDataPath(language: RecognitionLanguage): string {
  return `/tesseract/${languageDataName(language)}.traineddata.gz`;
}
