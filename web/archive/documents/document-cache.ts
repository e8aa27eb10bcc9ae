import type { QueryClient } from '@tanstack/react-query';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { featureKey } from '../../api/organization-keys.ts';
import type { DocumentAddress } from './document-file-api.ts';

type Patch = <Document extends DocumentSummary>(document: Document) => Document;

/** Changes a document wherever it is shown, before the server has answered. Returns what takes the change back. */
export function patchDocument(
  queryClient: QueryClient,
  { organizationId, documentId }: DocumentAddress,
  patch: Patch,
): () => void {
  const queryKey = featureKey(organizationId, 'documents');
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData({ queryKey });
  queryClient.setQueriesData<{ documents: DocumentSummary[] }>(
    { queryKey: [...queryKey, 'list'] },
    (list) =>
      list && {
        ...list,
        documents: list.documents.map((document) =>
          document.id === documentId ? patch(document) : document,
        ),
      },
  );
  queryClient.setQueryData<DocumentSummary>(
    [...queryKey, 'detail', documentId],
    (document) => document && patch(document),
  );
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
  };
}
