import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { AnyFinding } from '../../../shared/archive/findings/stored/document-finding.ts';
import { markPlace, type MarkedPlace } from '../documents/preview/text/marked-place.ts';

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

/**
 * Milliseconds that a pointer rests on an element before its place is marked, so that passing over it marks nothing.
 */
const restMs = 150;

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
  // An element that is unmounted gets no leave event.
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
