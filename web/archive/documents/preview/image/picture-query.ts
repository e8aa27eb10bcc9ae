import { queryOptions } from '@tanstack/react-query';
import { heicMimeType } from '../../../../../shared/reading/file-types/mime-types.ts';
import { fetchDocumentFile, fileAddressOf } from '../../document-file-api.ts';
import type { PreviewedDocument } from '../previewed-document.ts';

/** The picture of a document, of a type that this browser shows; null where its file is damaged. A version never changes. */
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

/** A picture that this browser shows; null where it is damaged. */
export async function pictureOf(
  bytes: ArrayBuffer,
  { mimeType, signal }: { mimeType: string; signal: AbortSignal },
): Promise<Blob | null> {
  if (mimeType !== heicMimeType) return new Blob([bytes], { type: mimeType });
  const { showHeic } = await import('../../../../reading/heic/show-heic.ts');
  return showHeic(bytes, signal);
}
