import type { DocumentDetail } from '../documents/document.ts';
import type { ExtractionFailureReason } from '../../reading/extraction-reasons.ts';
import { scanMimeTypes } from './is-text-missing.ts';

/** Reading the same file again gives the same result. */
const lasting: ReadonlySet<string> = new Set<ExtractionFailureReason>([
  'encrypted',
  'unsupported',
  'too_large',
  'too_long',
  'too_many_pages',
  'too_many_pixels',
]);

/** Whether reading a file again may find another text: not if nothing was recognized on its pages, or it has none. */
export function canReadingAgainHelp({
  extractionState,
  extractionReason,
  mimeType,
  recognition,
}: Pick<
  DocumentDetail,
  'extractionState' | 'extractionReason' | 'mimeType' | 'recognition'
>): boolean {
  switch (extractionState) {
    case 'failed':
      return !lasting.has(extractionReason ?? '');
    case 'none':
      return recognition === null && scanMimeTypes.includes(mimeType);
    case 'done':
      return true;
    case 'pending':
      return false;
  }
}
