/** The languages that scans are read in, by their ISO 639-1 code, with the name of their data (@tesseract.js-data/…). */
export const recognitionLanguages = {
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

export type RecognitionLanguage = keyof typeof recognitionLanguages;

/** Where the data of a language is among the static assets. */
export function languageDataPath(language: RecognitionLanguage): string {
  return `/tesseract/${recognitionLanguages[language]}.traineddata.gz`;
}
