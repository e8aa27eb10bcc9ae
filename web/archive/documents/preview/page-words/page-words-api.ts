import { queryOptions } from '@tanstack/react-query';
import {
  pageWordsResponseSchema,
  type PageWords,
} from '../../../../../shared/reading/word-boxes.ts';
import { api, fetchJson } from '../../../../api/api-client.ts';
import { hasCode } from '../../../../api/api-error.ts';
import { fileAddressOf, type FileAddress } from '../../document-file-api.ts';
import type { PreviewedDocument } from '../previewed-document.ts';

const pages = api.organizations[':organizationId'].documents[':documentId'].pages;

/** Reads the words of a page (from 1) with their places; null if the document has none. Throws `ApiError`. */
export async function fetchPageWords(
  { version, ...address }: FileAddress,
  page: number,
  signal: AbortSignal,
): Promise<PageWords | null> {
  try {
    return await fetchJson(
      pages[':page'].words.$get(
        { param: { ...address, page: String(page) }, query: { version: String(version) } },
        { init: { signal } },
      ),
      pageWordsResponseSchema,
    );
  } catch (error) {
    if (hasCode(error, 'document.words_not_found')) return null;
    throw error;
  }
}

/** Reads the words of a picture; they are refetched only after further recognition. */
export function pictureWordsQuery(document: PreviewedDocument) {
  const { extractionState, recognition } = document;
  const address = fileAddressOf(document);
  return queryOptions({
    queryKey: ['picture-words', address, extractionState, recognition?.pagesDone],
    queryFn: ({ signal }) => fetchPageWords(address, 1, signal),
    enabled: recognition !== null,
    staleTime: Infinity,
    gcTime: 0,
  });
}
