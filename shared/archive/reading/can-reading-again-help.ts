import type { DocumentDetail } from '../documents/document.ts';
import type { ExtractionFailureReason } from './extraction-reasons.ts';

/** Reading the same file again gives the same result. */
const lasting: ReadonlySet<string> = new Set<ExtractionFailureReason>([
  'encrypted',
  'unsupported',
  'too_large',
  'too_long',
  'too_many_pages',
]);

/** Whether reading the text of a file again may find more of it. Pictures have none. */
export function canReadingAgainHelp({
  extractionState,
  extractionReason,
  mimeType,
}: Pick<DocumentDetail, 'extractionState' | 'extractionReason' | 'mimeType'>): boolean {
  switch (extractionState) {
    case 'failed':
      return !lasting.has(extractionReason ?? '');
    case 'none':
      return !mimeType.startsWith('image/');
    case 'pending':
    case 'done':
      return false;
  }
}
