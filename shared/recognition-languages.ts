/** Set from RECOGNITION_LANGUAGES at build time (vite.config.ts). */
declare const chosenRecognitionLanguages: readonly string[] | undefined;

/** A BCP 47 tag, with the ISO 639-1 code if there is one, such as `en` or `zh-Hans`. */
export type RecognitionLanguage = string;

export const recognitionLanguageCodes: readonly RecognitionLanguage[] =
  typeof chosenRecognitionLanguages === 'undefined'
    ? ['en', 'de', 'fr', 'es', 'it', 'pt', 'pl', 'ro', 'nl']
    : chosenRecognitionLanguages;
