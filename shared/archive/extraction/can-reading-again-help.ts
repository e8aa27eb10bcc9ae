import type { DocumentDetail } from '../documents/document.ts';
import type { ExtractionFailureReason } from '../../reading/extraction-reasons.ts';
import { heicMimeType, pageMimeTypes } from '../../reading/file-types/mime-types.ts';

/** Reading the same file again gives the same result. */
const lasting: ReadonlySet<string> = new Set<ExtractionFailureReason>([
  'encrypted',
  'too_large',
  'too_long',
  'too_many_pages',
  'too_many_pixels',
]);

/**
 * Whether reading a file again may find another text: not if nothing was recognized on its pages, or it has none. Pages may be
 * recognized better than before; a text that is written in the file is the same each time, and replaces only an edited one.
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
      // Former versions read no HEIC.
      if (extractionReason === 'unsupported') return mimeType === heicMimeType;
      return !lasting.has(extractionReason ?? '');
    case 'none':
      return recognition === null && pageMimeTypes.includes(mimeType);
    case 'done':
      return isContentEdited || pageMimeTypes.includes(mimeType);
    case 'pending':
      return false;
  }
}
