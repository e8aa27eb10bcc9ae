import type { DocumentSummary } from '../documents/document.ts';
import { recognizedPictureTypes } from '../../reading/file-types/mime-types.ts';

export const scanMimeTypes: readonly string[] = ['application/pdf', ...recognizedPictureTypes];

/** Texts recognized with a lower confidence, of 100, are doubtful. */
export const doubtfulConfidence = 70;

/** Returns whether the text of a document was recognized with low confidence and not corrected. */
export function isTextDoubtful({
  extractionState,
  recognition,
}: Pick<DocumentSummary, 'extractionState' | 'recognition'>): boolean {
  return extractionState === 'done' && (recognition?.confidence ?? 100) < doubtfulConfidence;
}

/** Returns whether the text of a document is missing or incomplete, including where recognition has not been tried. */
export function isTextMissing({
  extractionState,
  mimeType,
  recognition,
}: Pick<DocumentSummary, 'extractionState' | 'mimeType' | 'recognition'>): boolean {
  if (extractionState === 'failed') return true;
  return extractionState === 'none' && recognition === null && scanMimeTypes.includes(mimeType);
}
