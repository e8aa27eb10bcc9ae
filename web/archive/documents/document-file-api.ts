import { queryOptions } from '@tanstack/react-query';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { api } from '../../api/api-client.ts';
import { apiUrl } from '../../api/transport/api-url.ts';
import { assertOk } from '../../api/assert-ok.ts';
import type { DocumentAddress } from './document-address.ts';

const { file, thumbnail } = api.organizations[':organizationId'].documents[':documentId'];

/** A version of a document's file. A version never changes, while the document's current file does. */
export type FileAddress = DocumentAddress & { version: number };

export function fileAddressOf({
  id: documentId,
  organizationId,
  fileVersion: version,
}: Pick<DocumentSummary, 'id' | 'organizationId' | 'fileVersion'>): FileAddress {
  return { organizationId, documentId, version };
}

export function documentFileHref(address: DocumentAddress & { version?: number }): string {
  return apiUrl(file.$path({ param: address, query: versionQuery(address) }));
}

/** URL of the file; the browser shows it instead of downloading it if its type is safe. */
export function documentInlineHref(address: DocumentAddress & { version?: number }): string {
  const query = { ...versionQuery(address), inline: '' };
  return apiUrl(file.$path({ param: address, query }));
}

export function documentThumbnailHref(address: FileAddress): string {
  return apiUrl(thumbnail.$path({ param: address, query: versionQuery(address) }));
}

function versionQuery({ version }: { version?: number }) {
  return version === undefined ? {} : { version: String(version) };
}

type FetchFileOptions = {
  signal: AbortSignal;
  /** The bytes from `begin` to before `end`; by default, the whole file. */
  range?: { begin: number; end: number };
};

/** Reads the file's bytes for the preview. Throws `ApiError`. */
export async function fetchDocumentFile(
  address: FileAddress,
  { signal, range }: FetchFileOptions,
): Promise<ArrayBuffer> {
  const headers = range && { range: `bytes=${range.begin}-${range.end - 1}` };
  const query = { inline: '', ...versionQuery(address) };
  const response = await assertOk(
    file.$get({ param: address, query }, { init: { signal }, headers }),
  );
  return response.arrayBuffer();
}

/**
 * Reads a file's first `length` bytes. A version never changes, so that its key is outside of those of the organization
 * and mutations do not refetch it. It leaves the cache when the preview closes.
 */
export function documentFileQuery(address: FileAddress, length: number) {
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
