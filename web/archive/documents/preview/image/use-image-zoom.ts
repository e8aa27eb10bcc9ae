import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readRotation, rememberRotation } from '../remembered-rotation.ts';

const minScale = 0.05;
const maxScale = 8;
const step = 1.25;

type Size = { width: number; height: number };
type Point = { x: number; y: number };
/** A point of the frame, and the point of the picture there, from 0 to 1 on each axis. */
type Anchor = Point & { part: Point };

/** Size, rotation and zoom of a picture in a scrollable frame. At scale 1, a pixel of the picture is a CSS pixel. */
export function useImageZoom(frame: RefObject<HTMLElement | null>, documentId: string) {
  const [natural, setNatural] = useState<Size>({ width: 0, height: 0 });
  const [available, setAvailable] = useState<Size>({ width: 0, height: 0 });
  const [zoom, setZoom] = useState<number | 'fit'>('fit');
  const [rotation, setRotation] = useState(() => readRotation(documentId));
  const anchor = useRef<Anchor>(undefined);

  const isSideways = rotation % 180 !== 0;
  const turned = isSideways ? { width: natural.height, height: natural.width } : natural;
  const scale = zoom === 'fit' ? fitScale(turned, available) : zoom;
  const shown = { width: turned.width * scale, height: turned.height * scale };

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () =>
      setAvailable({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);

  // Keeps the point under the pointer, or the centre, in place.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !anchor.current) return;
    const { x, y, part } = anchor.current;
    element.scrollTo(part.x * element.scrollWidth - x, part.y * element.scrollHeight - y);
    anchor.current = undefined;
  });

  const zoomTo = (next: number | 'fit', at?: Point) => {
    const element = frame.current;
    if (element) {
      const { x, y } = at ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const part = {
        x: (element.scrollLeft + x) / element.scrollWidth,
        y: (element.scrollTop + y) / element.scrollHeight,
      };
      anchor.current = { x, y, part };
    }
    setZoom(next === 'fit' ? next : Math.min(Math.max(next, minScale), maxScale));
  };

  return {
    scale,
    isFit: zoom === 'fit',
    shown,
    /** The size of the picture before rotation. */
    unturned: { width: natural.width * scale, height: natural.height * scale },
    rotation,
    /** Width divided by height of the picture; undefined until it is loaded. */
    aspect: natural.height > 0 ? natural.width / natural.height : undefined,
    setNatural,
    zoomBy: (factor: number, at?: Point) => zoomTo(scale * factor, at),
    zoomIn: () => zoomTo(scale * step),
    zoomOut: () => zoomTo(scale / step),
    fit: () => zoomTo('fit'),
    actualSize: () => zoomTo(1),
    rotate: () => {
      const next = (rotation + 90) % 360;
      setRotation(next);
      rememberRotation(documentId, next);
    },
  };
}

export type ImageZoom = ReturnType<typeof useImageZoom>;

/** Small pictures are not enlarged. */
function fitScale(picture: Size, available: Size): number {
  if (picture.width === 0 || available.width === 0) return 1;
  return Math.min(1, available.width / picture.width, available.height / picture.height);
}
