import { useQuery } from '@tanstack/react-query';
import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import type { DocumentAddress } from '../document-address.ts';
import { listSearchOf, listStateOf, type DocumentListState } from '../document-list-search.ts';
import {
  neighboursOf,
  pagesAround,
  withLeft,
  type Neighbour,
  type Page,
} from './document-neighbours.ts';
import { documentsQuery } from '../document-api.ts';
import { useListOrigin } from '../list-origin.ts';
import { useOpenView } from '../../views/use-open-view.ts';

const documentPath = '/organizations/$organizationId/documents/$documentId';

/**
 * Returns the previous and the next document in the list that the document was opened from, if any. While another
 * document loads, these are its neighbours, so that two keys in a row move two documents on.
 */
export function useNeighbours(address: DocumentAddress) {
  const navigate = useNavigate();
  const opened = useMatchRoute()({ to: documentPath, pending: true });
  const { organizationId, documentId } = opened || address;
  const origin = useListOrigin();
  const isFromList = origin !== undefined;
  const { view, base, isPending } = useOpenView(organizationId, origin);
  const state = listStateOf(origin, base);
  const { data } = useQuery({
    ...documentsQuery(organizationId, state),
    enabled: isFromList && !isPending,
  });
  const page = withLeft(documentId, data, useSeen(documentId, data));
  const around = isFromList ? pagesAround(documentId, state, page) : {};
  const before = usePage(organizationId, state, around.before);
  const after = usePage(organizationId, state, around.after);
  const { previous, next } = isFromList
    ? neighboursOf(documentId, state.pageIndex, { page, before, after })
    : {};

  const opening = (neighbour: Neighbour | undefined) =>
    neighbour &&
    (() =>
      void navigate({
        to: documentPath,
        params: { organizationId, documentId: neighbour.documentId },
        search: ({ tab, find }) => ({ tab, find }),
        state: {
          documentList: {
            ...(view && { view: view.id, columns: origin?.columns }),
            ...listSearchOf({ ...state, pageIndex: neighbour.pageIndex }, base),
          },
        },
        replace: true,
      }));
  const openPrevious = opening(previous);
  const openNext = opening(next);
  useShortcut({ keys: 'k', label: 'shortcuts.previous-document', run: () => openPrevious?.() });
  useShortcut({ keys: 'j', label: 'shortcuts.next-document', run: () => openNext?.() });
  return { isFromList, openPrevious, openNext };
}

function useSeen(documentId: string, page: Page | undefined): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const ids = page?.documents.map(({ id }) => id) ?? [];
  if (ids.includes(documentId) && ids.join() !== seen.join()) setSeen(ids);
  return seen;
}

function usePage(organizationId: string, state: DocumentListState, pageIndex: number | undefined) {
  const query = documentsQuery(organizationId, { ...state, pageIndex: pageIndex ?? 0 });
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: pageIndex !== undefined });
  return pageIndex === undefined || isPlaceholderData ? undefined : data;
}
