/** By RECOGNITION_LANGUAGES, in what is built (vite.config.ts). */
declare const chosenRecognitionLanguages: readonly string[] | undefined;

/** A BCP 47 tag, of ISO 639-1 where that has one, such as `en` or `zh-Hans`. */
export type RecognitionLanguage = string;

/** The languages that scans and pictures are read in. */
export const recognitionLanguageCodes: readonly RecognitionLanguage[] =
  typeof chosenRecognitionLanguages === 'undefined'
    ? ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'ro', 'nl']
    : chosenRecognitionLanguages;
