import { queryOptions } from '@tanstack/react-query';
import { heicMimeType } from '../../../../../shared/reading/file-types/mime-types.ts';
import { fetchDocumentFile, fileAddressOf } from '../../document-file-api.ts';
import type { PreviewedDocument } from '../previewed-document.ts';

/**
 * Reads the picture of a document in a type that this browser supports; null if the file is damaged. It is never
 * refetched, as a version does not change.
 */
export function pictureQuery(document: PreviewedDocument) {
  const { mimeType, originalSize } = document;
  const address = fileAddressOf(document);
  return queryOptions({
    queryKey: ['picture', address],
    queryFn: async ({ signal }) => {
      const range = { begin: 0, end: originalSize };
      const bytes = await fetchDocumentFile(address, { signal, range });
      return pictureOf(bytes, { mimeType, signal });
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}

export async function pictureOf(
  bytes: ArrayBuffer,
  { mimeType, signal }: { mimeType: string; signal: AbortSignal },
): Promise<Blob | null> {
  if (mimeType !== heicMimeType) return new Blob([bytes], { type: mimeType });
  const { showHeic } = await import('../../../../reading/heic/show-heic.ts');
  return showHeic(bytes, signal);
}
