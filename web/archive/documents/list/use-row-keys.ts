import { useNavigate } from '@tanstack/react-router';
import { useRef, type KeyboardEvent } from 'react';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { DocumentListSearch } from './document-list-search.ts';

export interface RowKeysOptions {
  documents: readonly DocumentSummary[];
  /** Search parameters of the list, which an opened document links back to. */
  origin: DocumentListSearch;
}

/** j and k move through the rows of a list, Enter opens the focused one. */
export function useRowKeys({ documents, origin }: RowKeysOptions) {
  const navigate = useNavigate();
  const rows = useRef(new Map<string, HTMLTableRowElement>());
  // Not a state: rendering does not depend on it, and lists are long.
  const focusedId = useRef<string>(undefined);

  /** The index of the row focused last; -1 if it is no longer in the list. */
  const focusedIndex = () => documents.findIndex(({ id }) => id === focusedId.current);
  const move = (step: 1 | -1) => {
    const index = focusedIndex();
    const next = index < 0 ? 0 : Math.min(Math.max(index + step, 0), documents.length - 1);
    const document = documents[next];
    if (document) rows.current.get(document.id)?.focus();
  };
  useShortcut({ keys: 'k', label: 'shortcuts.previous-row', run: () => move(-1) });
  useShortcut({ keys: 'j', label: 'shortcuts.next-row', run: () => move(1) });
  useShortcut({ keys: 'Enter', label: 'shortcuts.open-row' });

  return {
    focusedDocument: () => documents[focusedIndex()],
    rowProps: ({ id, organizationId }: DocumentSummary) => ({
      tabIndex: -1,
      className: 'scroll-my-20',
      ref: (row: HTMLTableRowElement | null) => {
        if (row) rows.current.set(id, row);
        else rows.current.delete(id);
      },
      onFocus: () => {
        focusedId.current = id;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
        void navigate({
          to: '/organizations/$organizationId/documents/$documentId',
          params: { organizationId, documentId: id },
          state: { documentList: origin },
        });
      },
    }),
  };
}
