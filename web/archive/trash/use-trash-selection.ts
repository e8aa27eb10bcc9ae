import { useState } from 'react';
import { nothingSelected, type Selection } from '../documents/selection/document-selection.ts';

type Listed = readonly { id: string }[];

export function useTrashSelection(page: string, documents: Listed | undefined) {
  const [selection, select] = useState(nothingSelected);
  const [shown, setShown] = useState({ page, documents });
  if (documents && (shown.page !== page || shown.documents !== documents)) {
    setShown({ page, documents });
    if (shown.page === page) select(without(selection, goneFrom(shown.documents, documents)));
  }
  return [selection, select] as const;
}

function goneFrom(before: Listed = [], now: Listed): string[] {
  const ids = new Set(now.map(({ id }) => id));
  return before.map(({ id }) => id).filter((id) => !ids.has(id));
}

function without(selection: Selection, gone: readonly string[]): Selection {
  if (selection.kind === 'all' || !gone.some((id) => selection.ids.has(id))) return selection;
  return { kind: 'some', ids: new Set([...selection.ids].filter((id) => !gone.includes(id))) };
}
