import { queryOptions } from '@tanstack/react-query';
import { fetchDocumentFile, type DocumentAddress } from '../document-file-api.ts';

/** More text than this is neither read at one go nor kept in the page. Bytes. */
export const previewTextLimit = 1_000_000;

/**
 * A document's bytes, from its start up to `length`. An original never changes, so it is not among what a change of
 * the organization refreshes; it is let go of when the preview closes.
 */
export function documentFileQuery(address: DocumentAddress, length: number) {
  return queryOptions({
    queryKey: ['document-file', address, length],
    queryFn: ({ signal }) =>
      length === 0
        ? new ArrayBuffer(0)
        : fetchDocumentFile(address, { signal, range: { begin: 0, end: length } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
