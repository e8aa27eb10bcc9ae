import { useEffect, useRef, useState, type PointerEvent } from 'react';

export interface Reordering {
  /** Moves the row at one index to another. */
  onMove: (from: number, to: number) => void;
  /** The rows that can be moved are the first of the list. */
  count: number;
}

/** Moves the rows of a list by dragging their handles, with a mouse, a pen or a finger; each change is made at once. */
export function useReorder<List extends HTMLElement>(reordering: Reordering) {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number>();
  const index = useRef(0);
  const latest = useRef(reordering);
  useEffect(() => {
    latest.current = reordering;
  });

  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const end = () => setDragged(undefined);
    const move = ({ clientY }: { clientY: number }) => {
      const to = rowAt(list.current, clientY);
      if (to < 0 || to === index.current || to >= latest.current.count) return;
      latest.current.onMove(index.current, to);
      index.current = to;
      setDragged(to);
    };
    // On the window: a handle that changes its place loses the pointer.
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    return () => listeners.abort();
  }, [isDragging]);

  return {
    list,
    dragged,
    handleProps: (row: number) => ({
      'aria-hidden': true,
      className: 'flex cursor-grab touch-none items-center text-faint active:cursor-grabbing',
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // No text is selected, and a finger does not keep the pointer to itself.
        event.preventDefault();
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          event.currentTarget.releasePointerCapture(event.pointerId);
        }
        index.current = row;
        setDragged(row);
      },
    }),
  };
}

/** The index of the row at a height of the window; -1 outside of all. */
function rowAt(list: HTMLElement | null, clientY: number): number {
  return [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return clientY >= top && clientY <= bottom;
  });
}
