const region = document.createElement('output');
region.className = 'sr-only';
document.body.append(region);

let stopWaiting = () => {};

/** Announces the title of the page to screen readers as soon as it has one, and moves the focus to its heading. */
export function announcePage() {
  stopWaiting();
  stopWaiting = whenHeadingAppears((heading) => {
    focusPage(heading);
    region.textContent = document.title;
  });
}

const userActions = ['keydown', 'pointerdown'] as const;

/**
 * Calls back with the heading of the page when it appears, unless the user acts first. Returns a function that stops
 * waiting.
 */
function whenHeadingAppears(onHeading: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(look);
  // The document title is set after the heading is painted.
  const frame = requestAnimationFrame(() => {
    observer.observe(document.body, { childList: true, subtree: true });
    for (const action of userActions) window.addEventListener(action, stop, { capture: true });
    look();
  });
  function stop() {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const action of userActions) window.removeEventListener(action, stop, { capture: true });
  }
  return stop;
}

/** Keeps the focus if the page or a dialog has set it; does not scroll, as the router has done so. */
function focusPage(heading: HTMLElement) {
  const { activeElement } = document;
  const isTaken =
    activeElement?.closest('main, [role=dialog], [role=alertdialog]') != null &&
    !activeElement.matches('main');
  if (isTaken) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
