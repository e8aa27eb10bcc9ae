import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import type { DocumentListSearch } from '../document-list-search.ts';

/** The preview beside the list, which follows the focus while it is open. */
export type PreviewKeys = {
  isOpen: boolean;
  show: (documentId: string) => void;
  close: () => void;
};

interface RowKeysOptions {
  documents: readonly DocumentSummary[];
  origin: DocumentListSearch;
  preview?: PreviewKeys | undefined;
}

/**
 * Handles the keys of a list's rows: j and k move, Enter opens the focused row, and Space shows its pages beside the
 * list. The arrow keys move, too, until Space or Escape closes the preview.
 */
export function useRowKeys<Body extends HTMLElement>(options: RowKeysOptions) {
  const { documents, origin, preview } = options;
  const navigate = useNavigate();
  const body = useRef<Body>(null);
  // A ref instead of a state: rendering does not depend on it, and lists are long.
  const focused = useRef<{ id: string; index: number; list: string }>(undefined);
  const list = JSON.stringify(origin);

  /** Index of the row focused last; -1 if it is no longer in the list. */
  const focusedIndex = () => documents.findIndex(({ id }) => id === focused.current?.id);
  const move = (step: number) => {
    const index = focusedIndex();
    // If the focused row has left its list, the next row is the one in its place.
    const place = focused.current?.list === list ? focused.current.index : 0;
    const next = index < 0 ? place + Math.min(step, 0) : index + step;
    const shown = Math.min(Math.max(next, 0), documents.length - 1);
    (body.current?.children[shown] as HTMLElement | undefined)?.focus();
  };
  const indexOf = (target: Node) =>
    [...(body.current?.children ?? [])].findIndex((row) => row.contains(target));
  useShortcut({ keys: 'k', label: 'shortcuts.previous-row', run: () => move(-1) });
  useShortcut({ keys: 'j', label: 'shortcuts.next-row', run: () => move(1) });
  useShortcut({ keys: 'Enter', label: 'shortcuts.open-row' });

  const isPreviewOpen = preview?.isOpen ?? false;
  const focusAgain = useEffectEvent(() => {
    if (document.activeElement === document.body) move(0);
  });
  useEffect(() => {
    // A preview that is closed by its own button or key had the focus.
    if (isPreviewOpen) return () => focusAgain();
  }, [isPreviewOpen]);

  /** Returns the action of a key for a focused row and the preview beside it; undefined for other keys. */
  const actionOf = (key: string, { organizationId, id }: DocumentSummary) => {
    const actions = new Map([
      [
        'Enter',
        () =>
          void navigate({
            to: '/organizations/$organizationId/documents/$documentId',
            params: { organizationId, documentId: id },
            state: { documentList: origin },
          }),
      ],
      ...(preview
        ? ([[' ', () => (preview.isOpen ? preview.close() : preview.show(id))]] as const)
        : []),
      ...(preview?.isOpen
        ? ([
            ['Escape', preview.close],
            ['ArrowUp', () => move(-1)],
            ['ArrowDown', () => move(1)],
          ] as const)
        : []),
    ]);
    return actions.get(key);
  };

  return {
    focusedDocument: () => documents[focusedIndex()],
    move,
    bodyProps: {
      ref: body,
      onFocus: ({ target }: FocusEvent<HTMLElement>) => {
        const index = indexOf(target);
        const document = documents[index];
        if (document) focused.current = { id: document.id, index, list };
        if (preview?.isOpen && focused.current) preview.show(focused.current.id);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target as HTMLElement;
        const document =
          target.parentElement === body.current ? documents[indexOf(target)] : undefined;
        const action = document && actionOf(event.key, document);
        if (!action) return;
        event.preventDefault();
        if (!event.repeat || event.key.startsWith('Arrow')) action();
      },
    },
  };
}
