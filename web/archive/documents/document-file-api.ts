import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/api-client.ts';
import { apiUrl } from '../../api/transport/api-url.ts';
import { assertOk } from '../../api/assert-ok.ts';
import type { DocumentAddress } from './document-address.ts';

const { file, thumbnail } = api.organizations[':organizationId'].documents[':documentId'];

export function documentFileHref(address: DocumentAddress): string {
  return apiUrl(file.$path({ param: address, query: {} }));
}

/** URL of the original, shown by the browser instead of downloaded where its type is safe. */
export function documentInlineHref(address: DocumentAddress): string {
  return `${documentFileHref(address)}?inline`;
}

export function documentThumbnailHref(address: DocumentAddress): string {
  return apiUrl(thumbnail.$path({ param: address }));
}

type FetchFileOptions = {
  signal: AbortSignal;
  /** Bytes from `begin` up to, but not including, `end`; by default the whole file. */
  range?: { begin: number; end: number };
};

/** The original's bytes for the preview. Throws `ApiError`. */
export async function fetchDocumentFile(
  address: DocumentAddress,
  { signal, range }: FetchFileOptions,
): Promise<ArrayBuffer> {
  const headers = range && { range: `bytes=${range.begin}-${range.end - 1}` };
  const response = await assertOk(
    file.$get({ param: address, query: { inline: '' } }, { init: { signal }, headers }),
  );
  return response.arrayBuffer();
}

/**
 * A document's first `length` bytes. An original never changes, so its key is outside the organization's: mutations do
 * not refetch it. It is dropped when the preview closes.
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
