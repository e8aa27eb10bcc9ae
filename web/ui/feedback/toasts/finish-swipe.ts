/** The distances in pixels at which a message is dismissed: ours, and the larger one of the toast library. */
const threshold = 20;
const libraryThreshold = 45;

export function reportedSwipe(distance: number): number {
  const length = Math.abs(distance);
  return length >= threshold && length < libraryThreshold
    ? Math.sign(distance) * libraryThreshold
    : distance;
}

/** Runs before the library reads the distance from these properties of the message. */
export function finishSwipe({ target }: PointerEvent) {
  const message = target instanceof Element ? target.closest('[data-sonner-toast]') : null;
  if (!(message instanceof HTMLElement)) return;
  for (const axis of ['x', 'y']) {
    const property = `--swipe-amount-${axis}`;
    const distance = Number.parseFloat(message.style.getPropertyValue(property));
    if (distance) message.style.setProperty(property, `${reportedSwipe(distance)}px`);
  }
}
