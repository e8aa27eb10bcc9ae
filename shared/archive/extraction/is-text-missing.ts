import type { DocumentSummary } from '../documents/document.ts';
import { recognizedPictureTypes } from '../../reading/file-types/mime-types.ts';

/** The types of scans: pages that are pictures, without a text layer. */
export const scanMimeTypes: readonly string[] = ['application/pdf', ...recognizedPictureTypes];

/** A text that was recognized with less confidence (of 100) is doubtful. */
export const doubtfulConfidence = 70;

/** Whether the text of a document was recognized, and may well be wrong. Nobody has corrected it. */
export function isTextDoubtful({
  extractionState,
  recognition,
}: Pick<DocumentSummary, 'extractionState' | 'recognition'>): boolean {
  return extractionState === 'done' && (recognition?.confidence ?? 100) < doubtfulConfidence;
}

/** Whether a document should have a text, but none, or not all of it, could be read; or none has been tried to recognize. */
export function isTextMissing({
  extractionState,
  mimeType,
  recognition,
}: Pick<DocumentSummary, 'extractionState' | 'mimeType' | 'recognition'>): boolean {
  if (extractionState === 'failed') return true;
  return extractionState === 'none' && recognition === null && scanMimeTypes.includes(mimeType);
}
