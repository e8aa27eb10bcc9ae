import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

interface Reordering {
  /** Moves the row at one index to another. */
  onMove: (from: number, to: number) => void;
  /** Where a row was first and is now, after the last move; the same place if that was interrupted. */
  onEnd?: (from: number, to: number) => void;
  /** The rows that can be moved are the first of the list. */
  count: number;
}

/** How far a row is dragged that is pressed for something else, too. */
const dragDistance = 4;

/** The look of every handle. */
export const handleLook = {
  'aria-hidden': true,
  className: 'flex cursor-grab touch-none items-center text-faint active:cursor-grabbing',
} as const;

/** Moves the rows of a list by dragging them or their handles, with a mouse, a pen or a finger; each change is made at once. */
export function useReorder<List extends HTMLElement>(reordering: Reordering) {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number>();
  const latest = useRef(reordering);
  useEffect(() => {
    latest.current = reordering;
  });
  const listeners = useRef<AbortController>(undefined);
  useEffect(() => () => listeners.current?.abort(), []);
  const isClickOfDrag = useRef(false);

  const press = (event: PointerEvent, row: number, distance: number) => {
    listeners.current?.abort();
    listeners.current = new AbortController();
    // A finger does not keep the pointer to itself.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.releasePointerCapture(event.pointerId);
    }
    const start = event.clientY;
    let index: number | undefined;
    const move = ({ clientY }: { clientY: number }) => {
      if (index === undefined && Math.abs(clientY - start) < distance) return;
      isClickOfDrag.current = true;
      const to = rowAt(list.current, clientY);
      const from = index ?? row;
      index = to < 0 || to >= latest.current.count ? from : to;
      if (index !== from) latest.current.onMove(from, index);
      setDragged(index);
    };
    const end = (isCancelled: boolean) => {
      listeners.current?.abort();
      setDragged(undefined);
      if (index === undefined) return;
      latest.current.onEnd?.(row, isCancelled ? row : index);
      // The click comes first.
      setTimeout(() => {
        isClickOfDrag.current = false;
      });
    };
    // On the window: what changes its place loses the pointer.
    const { signal } = listeners.current;
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', () => end(false), { signal });
    window.addEventListener('pointercancel', () => end(true), { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(true), { signal });
    if (distance === 0) setDragged(row);
  };

  return {
    list,
    dragged,
    handleProps: (row: number) => ({
      ...handleLook,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // No text is selected.
        event.preventDefault();
        press(event, row, 0);
      },
    }),
    /** Of a link or button in a row: it is not followed where it was dragged. A finger drags only what has `touch-none`. */
    pressProps: (row: number) => ({
      draggable: false,
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0) press(event, row, dragDistance);
      },
      onClickCapture: (event: MouseEvent) => {
        if (!isClickOfDrag.current) return;
        event.preventDefault();
        event.stopPropagation();
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
