import type { DocumentDetail } from '../documents/document.ts';
import type { ExtractionFailureReason } from '../../reading/extraction-reasons.ts';
import { avifMimeType, heicMimeType, pageMimeTypes } from '../../reading/file-types/mime-types.ts';

const lasting: ReadonlySet<string> = new Set<ExtractionFailureReason>([
  'encrypted',
  'too_large',
  'too_long',
  'too_many_pages',
  'too_many_pixels',
]);

/**
 * Returns whether reading a file again can give another text. OCR may have improved, unless it found nothing before or the file has no
 * pages. A text written in the file is always the same, so reading it again can only replace an edited text.
 */
export function canReadingAgainHelp({
  extractionState,
  extractionReason,
  mimeType,
  recognition,
  isContentEdited,
}: Pick<
  DocumentDetail,
  'extractionState' | 'extractionReason' | 'mimeType' | 'recognition' | 'isContentEdited'
>): boolean {
  switch (extractionState) {
    case 'failed':
      // Former versions could not read HEIC and AVIF.
      if (extractionReason === 'unsupported') {
        return mimeType === heicMimeType || mimeType === avifMimeType;
      }
      return !lasting.has(extractionReason ?? '');
    case 'none':
      return recognition === null && pageMimeTypes.includes(mimeType);
    case 'done':
      return isContentEdited || pageMimeTypes.includes(mimeType);
    case 'pending':
      return false;
  }
}
