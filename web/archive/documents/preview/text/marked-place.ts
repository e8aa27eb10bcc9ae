import { useSyncExternalStore } from 'react';
import type { AnyFinding } from '../../../../../shared/archive/findings/stored/document-finding.ts';

/** The place of a field's value in the document's text: offsets in `content`, and a page from 1. */
export type MarkedPlace = {
  documentId: string;
  field: AnyFinding['field'];
  page: number;
  start: number;
  end: number;
};

let marked: MarkedPlace | null = null;
const listeners = new Set<() => void>();

/** Marks a place in the preview of its document, until another place or null is marked. */
export function markPlace(place: MarkedPlace | null) {
  marked = place;
  for (const listener of listeners) listener();
}

export function useMarkedPlace(documentId: string): MarkedPlace | null {
  const place = useSyncExternalStore(subscribe, () => marked);
  return place?.documentId === documentId ? place : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
