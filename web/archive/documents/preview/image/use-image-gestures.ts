import { useEffect, useEffectEvent, type RefObject } from 'react';

import type { ImageZoom } from './use-image-zoom.ts';

/**
 * Zooms with two fingers, or with the wheel and Ctrl or Cmd, which trackpads report for a pinch; drags with a mouse.
 */
export function useImageGestures(frame: RefObject<HTMLElement | null>, zoom: ImageZoom) {
  const zoomBy = useEffectEvent(zoom.zoomBy);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const controller = new AbortController();
    const options = { signal: controller.signal, passive: false };
    const fingers = new Map<number, PointerEvent>();
    const placeOf = (event: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 300), placeOf(event));
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const other = [...fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      fingers.set(event.pointerId, event);
      if (other) {
        const factor = distance(event, other) / Math.max(distance(before, other), 1);
        zoomBy(factor, placeOf(between(event, other)));
      } else if (event.pointerType === 'mouse') {
        element.scrollBy(before.clientX - event.clientX, before.clientY - event.clientY);
      }
    };
    const onDown = (event: PointerEvent) => {
      // A mouse selects text.
      if (event.pointerType === 'mouse' && isText(event.target)) return;
      fingers.set(event.pointerId, event);
      if (event.pointerType === 'mouse') element.setPointerCapture(event.pointerId);
    };
    const onUp = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);

    element.addEventListener('wheel', onWheel, options);
    element.addEventListener('pointerdown', onDown, options);
    element.addEventListener('pointermove', onMove, options);
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
      element.addEventListener(end, onUp, options);
    }
    return () => controller.abort();
  }, [frame]);
}

function isText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-word]') !== null;
}

type Place = { clientX: number; clientY: number };

function distance(a: Place, b: Place): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

function between(a: Place, b: Place): Place {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}
