import {
  languageDataPackages,
  type RecognitionLanguage,
} from '../../../../shared/recognition-languages.ts';

export type { RecognitionLanguage };

export function languageDataPath(language: RecognitionLanguage): string {
  return `/tesseract/${languageDataPackages[language]}.traineddata.gz`;
}
