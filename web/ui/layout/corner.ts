const elements = new Set<Element>();
let observer: ResizeObserver | undefined;

/** The area in the bottom right corner of the window that messages cover. */
const corner = { width: 400, height: 160 };

/**
 * Keeps messages above an element at the bottom of the window, by setting `--corner-height` on the page to the
 * element's height there. A ref: `<nav ref={takeCorner}>`.
 */
export function takeCorner(element: Element | null): (() => void) | undefined {
  if (!element) return;
  observer ??= startMeasuring();
  elements.add(element);
  observer.observe(element);
  return () => {
    elements.delete(element);
    observer?.unobserve(element);
    measure();
  };
}

function startMeasuring(): ResizeObserver {
  addEventListener('scroll', measure, { capture: true, passive: true });
  addEventListener('resize', measure);
  const observer = new ResizeObserver(measure);
  // An element in the flow of the page moves with the body's size.
  observer.observe(document.body);
  return observer;
}

let measured = 0;

function measure() {
  const height = Math.max(0, ...[...elements].map(heightInCorner));
  if (height === measured) return;
  measured = height;
  document.documentElement.style.setProperty('--corner-height', `${height}px`);
}

function heightInCorner(element: Element): number {
  const { top, right, bottom, width } = element.getBoundingClientRect();
  const isBeside = width === 0 || right < innerWidth - corner.width;
  const isAbove = bottom < innerHeight - corner.height;
  return !isBeside && !isAbove && top < innerHeight ? Math.round(innerHeight - top) : 0;
}
