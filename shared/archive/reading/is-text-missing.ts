import type { DocumentSummary } from '../documents/document.ts';

/** The type of scans: pages that are pictures, without a text layer. */
export const scanMimeType = 'application/pdf';

/** Whether a document should have a text, but none, or not all of it, could be read. */
export function isTextMissing({
  extractionState,
  mimeType,
}: Pick<DocumentSummary, 'extractionState' | 'mimeType'>): boolean {
  return extractionState === 'failed' || (extractionState === 'none' && mimeType === scanMimeType);
}
