import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';

interface Reordering {
  onMove: (from: number, to: number) => void;
  /**
   * Called after the last move with the first and the final index of the row; both are equal if the move was
   * interrupted.
   */
  onEnd?: (from: number, to: number) => void;
  /** Only so many rows from the start of the list can be moved. */
  count: number;
}

/** Pixels before a press becomes a drag, on rows that also react to clicks. */
const dragDistance = 4;

export const handleLook = {
  'aria-hidden': true,
  className: 'flex cursor-grab touch-none items-center text-faint active:cursor-grabbing',
} as const;

/**
 * Reorders the rows of a list by dragging them or their handles with a mouse, a pen or a finger; each change applies at
 * once.
 */
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
    // Touch captures the pointer implicitly.
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
      // Wait until the click event has fired.
      setTimeout(() => {
        isClickOfDrag.current = false;
      });
    };
    // On the window, as an element that moves in the document loses the pointer.
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
        event.preventDefault();
        press(event, row, 0);
      },
    }),
    /**
     * Props of a link or button in a row, which does not act after it was dragged. A finger drags only elements with
     * `touch-none`.
     */
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

/** Returns the index of the row at a vertical position in the window; -1 outside of all rows. */
function rowAt(list: HTMLElement | null, clientY: number): number {
  return [...(list?.children ?? [])].findIndex((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return clientY >= top && clientY <= bottom;
  });
}
