import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { useNavigateFromHere } from '../../navigation/use-navigate-from-here.ts';
import { readDetailSearch } from '../documents/document-detail-search.ts';
import { documentsQuery } from '../documents/document-api.ts';
import { listStateOf } from '../documents/document-list-search.ts';
import { useListOrigin } from '../documents/list-origin.ts';
import { isInbox } from './inbox-search.ts';
import { nextInInbox } from './next-in-inbox.ts';

const list = '/organizations/$organizationId/documents';

/**
 * Returns a function that opens the next document of the Inbox, or the Inbox after the last one; undefined if the
 * document was not opened from there.
 */
export function useOpenNextInInbox(document: DocumentSummary): (() => Promise<void>) | undefined {
  const { organizationId } = document;
  const navigate = useNavigateFromHere();
  const queryClient = useQueryClient();
  const { tab } = readDetailSearch(useSearch({ strict: false }));
  const origin = useListOrigin();
  const isFromInbox = origin !== undefined && isInbox(origin);
  const inbox = documentsQuery(organizationId, listStateOf(origin));
  useQuery({ ...inbox, enabled: isFromInbox });
  if (!isFromInbox) return undefined;
  return async () => {
    // Right after a reload, the page may still be loading.
    const page = await queryClient.ensureQueryData(inbox).catch(() => undefined);
    const documentId = nextInInbox(page?.documents, document);
    if (documentId === undefined) {
      await navigate({ to: list, params: { organizationId }, search: origin, replace: true });
      return;
    }
    await navigate({
      to: `${list}/$documentId`,
      params: { organizationId, documentId },
      search: { tab },
      state: { documentList: origin },
      replace: true,
    });
  };
}
