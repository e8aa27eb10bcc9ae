import {
  languageDataPackages,
  type RecognitionLanguage,
} from '../../../../shared/recognition-languages.ts';

export type { RecognitionLanguage };

/** Where the data of a language is among the static assets. */
export function languageDataPath(language: RecognitionLanguage): string {
  return `/tesseract/${languageDataPackages[language]}.traineddata.gz`;
}
