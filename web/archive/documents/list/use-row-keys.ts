import { useNavigate } from '@tanstack/react-router';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
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
  const body = useRef<HTMLTableSectionElement>(null);
  // Not a state: rendering does not depend on it, and lists are long.
  const focusedId = useRef<string>(undefined);

  /** The index of the row focused last; -1 if it is no longer in the list. */
  const focusedIndex = () => documents.findIndex(({ id }) => id === focusedId.current);
  const move = (step: 1 | -1) => {
    const index = focusedIndex();
    const next = index < 0 ? 0 : Math.min(Math.max(index + step, 0), documents.length - 1);
    body.current?.rows[next]?.focus();
  };
  useShortcut({ keys: 'k', label: 'shortcuts.previous-row', run: () => move(-1) });
  useShortcut({ keys: 'j', label: 'shortcuts.next-row', run: () => move(1) });
  useShortcut({ keys: 'Enter', label: 'shortcuts.open-row' });

  return {
    focusedDocument: () => documents[focusedIndex()],
    /** For the table's body, whose rows are focusable. */
    bodyProps: {
      ref: body,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const row = target.closest('tr');
        if (row) focusedId.current = documents[row.sectionRowIndex]?.id;
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLTableRowElement)) return;
        const document = documents[event.target.sectionRowIndex];
        if (!document) return;
        void navigate({
          to: '/organizations/$organizationId/documents/$documentId',
          params: { organizationId: document.organizationId, documentId: document.id },
          state: { documentList: origin },
        });
      },
    },
  };
}
