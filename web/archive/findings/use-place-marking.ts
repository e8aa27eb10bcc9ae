import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { AnyFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import { markPlace, type MarkedPlace } from '../documents/preview/text/marked-place.ts';

/** Where the text says a finding; null where that is not known. */
export function placeOf(
  { id: documentId }: Pick<DocumentDetail, 'id'>,
  { field, page, start, end }: AnyFinding,
): MarkedPlace | null {
  if (page === null || start === null || end === null || start === end) return null;
  return { documentId, field, page, start, end };
}

type Marking = Partial<
  Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>
>;

/** As long as a pointer rests on an element before its place is marked: it may only pass by. Milliseconds. */
const restMs = 150;

/** Handlers of an element that marks a place while a pointer rests on it, or it has the focus. */
export function usePlaceMarking(place: MarkedPlace | null): Marking {
  const isMarked = useRef(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: MarkedPlace | null) => {
    clearTimeout(rest.current);
    if (next === null && !isMarked.current) return;
    isMarked.current = next !== null;
    markPlace(next);
  };
  const changeLatest = useEffectEvent(change);
  // An element that goes away is not left.
  useEffect(() => () => changeLatest(null), []);
  if (!place) return {};
  const unmark = () => change(null);
  return {
    onPointerEnter: () => {
      rest.current = setTimeout(() => change(place), restMs);
    },
    onPointerLeave: unmark,
    onFocus: () => change(place),
    onBlur: unmark,
  };
}
