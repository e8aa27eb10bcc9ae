import { queryOptions } from '@tanstack/react-query';
import { heicMimeType } from '../../../../../shared/reading/file-types/mime-types.ts';
import { fetchDocumentFile } from '../../document-file-api.ts';
import type { PreviewedDocument } from '../previewed-document.ts';

/** The picture of a document, of a type that this browser shows; null where its file is damaged. An original never changes. */
export function pictureQuery({ id, organizationId, mimeType, originalSize }: PreviewedDocument) {
  const address = { organizationId, documentId: id };
  return queryOptions({
    queryKey: ['picture', address],
    queryFn: async ({ signal }) => {
      const range = { begin: 0, end: originalSize };
      const bytes = await fetchDocumentFile(address, { signal, range });
      if (mimeType !== heicMimeType) return new Blob([bytes], { type: mimeType });
      const { showHeic } = await import('../../../../reading/heic/show-heic.ts');
      return showHeic(bytes, signal);
    },
    staleTime: Infinity,
    gcTime: 0,
  });
}
