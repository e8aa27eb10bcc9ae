import { foldForSearch } from '../../text/fold-for-search.ts';

/** What `ref:` finds a reference by: its letters and digits without case and diacritics, or all of it where it has none. */
export function referenceKey(reference: string): string {
  const folded = foldForSearch(reference);
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, '') || folded;
}
