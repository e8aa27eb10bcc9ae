import type { RecognitionLanguage } from '../../../../shared/recognition-languages.ts';

export type { RecognitionLanguage };

/** The legacy names of data files; newer ones are named by their language. */
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

export function languageDataName(language: RecognitionLanguage): string {
  return names[language] ?? language;
}

export function languageDataPath(language: RecognitionLanguage): string {
  return `/tesseract/${languageDataName(language)}.traineddata.gz`;
}
