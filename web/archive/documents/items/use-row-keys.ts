import { useNavigate } from '@tanstack/react-router';
import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { DocumentListSearch } from '../document-list-search.ts';

interface RowKeysOptions {
  documents: readonly DocumentSummary[];
  /** Search parameters of the list, which an opened document links back to. */
  origin: DocumentListSearch;
}

/** j and k move through the rows of a list, Enter opens the focused one. */
export function useRowKeys<Body extends HTMLElement>({ documents, origin }: RowKeysOptions) {
  const navigate = useNavigate();
  const body = useRef<Body>(null);
  // Not a state: rendering does not depend on it, and lists are long.
  const focusedId = useRef<string>(undefined);

  /** The index of the row focused last; -1 if it is no longer in the list. */
  const focusedIndex = () => documents.findIndex(({ id }) => id === focusedId.current);
  const move = (step: number) => {
    const index = focusedIndex();
    const next = index < 0 ? 0 : Math.min(Math.max(index + step, 0), documents.length - 1);
    (body.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  const documentOf = (target: Node) =>
    documents[[...(body.current?.children ?? [])].findIndex((row) => row.contains(target))];
  useShortcut({ keys: 'k', label: 'shortcuts.previous-row', run: () => move(-1) });
  useShortcut({ keys: 'j', label: 'shortcuts.next-row', run: () => move(1) });
  useShortcut({ keys: 'Enter', label: 'shortcuts.open-row' });

  return {
    focusedDocument: () => documents[focusedIndex()],
    move,
    /** For the element whose children are the focusable rows. */
    bodyProps: {
      ref: body,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        focusedId.current = documentOf(target)?.id ?? focusedId.current;
      },
      onKeyDown: ({ key, target }: KeyboardEvent<HTMLElement>) => {
        if (key !== 'Enter' || (target as HTMLElement).parentElement !== body.current) return;
        const document = documentOf(target as HTMLElement);
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
