import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface PageDrag {
  scroller: RefObject<HTMLElement | null>;
  placeAt: (x: number, y: number) => number;
  onStart: (page: number) => void;
  onDrop: (before: number) => void;
}

/** How far a mouse must move, and how long a finger must stay, before a press becomes a drag. */
const dragDistance = 6;
const longPressMs = 350;
/** The height of the zones at the top and bottom where dragging scrolls, and the distance per step. */
const edge = 56;
const edgeStep = 14;

/** Drags pages of a grid with a mouse or pen, or with a finger after a long press; otherwise, a finger scrolls. */
export function usePageDrag(drag: PageDrag) {
  const [target, setTarget] = useState<number>();
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const isClickOfDrag = useRef(false);

  const onPointerDown = (event: PointerEvent, page: number) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    stop.current?.();
    stop.current = followPointer(event, {
      latest,
      page,
      setTarget,
      onDragged: () => {
        isClickOfDrag.current = true;
        // Wait until the click event has fired.
        setTimeout(() => {
          isClickOfDrag.current = false;
        });
      },
    });
  };

  return {
    target,
    onPointerDown,
    isClickOfDrag: () => isClickOfDrag.current,
  };
}

type Following = {
  latest: RefObject<PageDrag>;
  page: number;
  setTarget: (target: number | undefined) => void;
  onDragged: () => void;
};

function followPointer(
  { clientX, clientY, pointerType, pointerId, currentTarget }: PointerEvent,
  { latest, page, setTarget, onDragged }: Following,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isFinger = pointerType === 'touch';
  let isDragging = false;
  let at = { x: clientX, y: clientY };
  let frame = 0;
  let place: number | undefined;

  const show = () => {
    place = latest.current.placeAt(at.x, at.y);
    setTarget(place);
  };
  const scroll = () => {
    const view = latest.current.scroller.current;
    const { top = 0, bottom = 0 } = view?.getBoundingClientRect() ?? {};
    const by = at.y < top + edge ? -edgeStep : at.y > bottom - edge ? edgeStep : 0;
    if (view && by !== 0) {
      view.scrollTop += by;
      show();
    }
    frame = requestAnimationFrame(scroll);
  };
  const begin = () => {
    isDragging = true;
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
    latest.current.onStart(page);
    show();
    frame = requestAnimationFrame(scroll);
  };
  const timer = isFinger ? setTimeout(begin, longPressMs) : undefined;
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    controller.abort();
    setTarget(undefined);
  };
  const move = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(at.x - clientX, at.y - clientY);
    if (isDragging) show();
    else if (isFinger && distance > dragDistance) end();
    else if (!isFinger && distance > dragDistance) begin();
  };
  const up = (event: globalThis.PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    const dropped = isDragging ? place : undefined;
    if (isDragging) onDragged();
    end();
    if (dropped !== undefined) latest.current.onDrop(dropped);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', end, { signal });
  // A drag must not scroll the view.
  const keepView = (event: TouchEvent) => isDragging && event.preventDefault();
  window.addEventListener('touchmove', keepView, { signal, passive: false });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      end();
    },
    { signal, capture: true },
  );
  return end;
}
