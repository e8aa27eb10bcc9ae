import { queryOptions } from '@tanstack/react-query';
import {
  pageWordsResponseSchema,
  type PageWords,
} from '../../../../../shared/reading/word-boxes.ts';
import { api, fetchJson } from '../../../../api/api-client.ts';
import { hasCode } from '../../../../api/api-error.ts';
import type { DocumentAddress } from '../../document-address.ts';
import type { PreviewedDocument } from '../previewed-document.ts';

const pages = api.organizations[':organizationId'].documents[':documentId'].pages;

/** The words of a page (the first is 1) with their places; null where the document has none. Throws `ApiError`. */
export async function fetchPageWords(
  address: DocumentAddress,
  page: number,
  signal: AbortSignal,
): Promise<PageWords | null> {
  try {
    return await fetchJson(
      pages[':page'].words.$get(
        { param: { ...address, page: String(page) } },
        { init: { signal } },
      ),
      pageWordsResponseSchema,
    );
  } catch (error) {
    if (hasCode(error, 'document.words_not_found')) return null;
    throw error;
  }
}

/** The words of a picture, fetched again only when it has been read on. */
export function pictureWordsQuery({
  organizationId,
  id: documentId,
  extractionState,
  recognition,
}: PreviewedDocument) {
  const address = { organizationId, documentId };
  return queryOptions({
    queryKey: ['picture-words', address, extractionState, recognition?.pagesDone],
    queryFn: ({ signal }) => fetchPageWords(address, 1, signal),
    enabled: recognition !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
