import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { DocumentSummary } from '../../../shared/archive/documents/document.ts';
import { readDetailSearch } from '../documents/detail/document-detail-search.ts';
import { documentsQuery } from '../documents/document-api.ts';
import { listStateOf } from '../documents/list/document-list-search.ts';
import { useListOrigin } from '../documents/list/list-origin.ts';
import { isInbox } from './inbox-search.ts';
import { nextInInbox } from './next-in-inbox.ts';

const list = '/organizations/$organizationId/documents';

/** Opens the document after one that was opened from the Inbox, or the Inbox itself after the last; otherwise undefined. */
export function useOpenNextInInbox(document: DocumentSummary): (() => void) | undefined {
  const { organizationId } = document;
  const navigate = useNavigate();
  const { tab } = readDetailSearch(useSearch({ strict: false }));
  const origin = useListOrigin();
  const isFromInbox = origin !== undefined && isInbox(origin);
  const { data } = useQuery({
    ...documentsQuery(organizationId, listStateOf(origin)),
    enabled: isFromInbox,
  });
  if (!isFromInbox) return undefined;
  return () => {
    const documentId = nextInInbox(data?.documents, document);
    if (documentId === undefined) {
      void navigate({ to: list, params: { organizationId }, search: origin, replace: true });
      return;
    }
    void navigate({
      to: `${list}/$documentId`,
      params: { organizationId, documentId },
      search: { tab },
      state: { documentList: origin },
      replace: true,
    });
  };
}
