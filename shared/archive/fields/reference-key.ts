import { foldForSearch } from '../../text/fold-for-search.ts';

/**
 * Returns the key by which `ref:` finds a reference: its letters and digits without case and diacritics, or the whole text if it has none.
 */
export function referenceKey(reference: string): string {
  const folded = foldForSearch(reference);
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '') || folded;
}
