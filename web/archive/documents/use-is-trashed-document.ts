import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { documentKeys } from './document-cache.ts';

export function useIsTrashedDocument(organizationId: string): boolean {
  const cache = useQueryClient();
  const { documentId = '' } = useParams({ strict: false });
  const queryKey = documentKeys.detail({ organizationId, documentId });
  return useSyncExternalStore(
    (onChange) => cache.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    () => cache.getQueryData<DocumentSummary>(queryKey)?.isDeleted ?? false,
  );
}
