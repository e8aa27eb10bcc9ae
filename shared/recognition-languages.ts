/**
 * The languages that scans and pictures are read in, by ISO 639-1 code, with the package of their data
 * (`@tesseract.js-data/…`). Another language is one more line here, once its package is installed.
 */
export const languageDataPackages = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
  pl: 'pol',
  ro: 'ron',
  nl: 'nld',
} as const;

export type RecognitionLanguage = keyof typeof languageDataPackages;

export const recognitionLanguageCodes = Object.keys(languageDataPackages) as RecognitionLanguage[];
