const region = document.createElement('output');
region.className = 'sr-only';
document.body.append(region);

let stopWaiting = () => {};

/** Tells screen readers the title of the page, as soon as it has one, and moves the focus to its heading. */
export function announcePage() {
  stopWaiting();
  stopWaiting = whenHeadingAppears((heading) => {
    focusPage(heading);
    region.textContent = document.title;
  });
}

const userActions = ['keydown', 'pointerdown'] as const;

/**
 * Calls back with the heading of the page as soon as there is one, unless the user does something first. Returns how to
 * stop waiting.
 */
function whenHeadingAppears(onHeading: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    stop();
    onHeading(heading);
  };
  const observer = new MutationObserver(look);
  // Its document title is set once it is drawn.
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

/** Leaves the focus where the page or a dialog has put it; the router has scrolled already. */
function focusPage(heading: HTMLElement) {
  const { activeElement } = document;
  const isTaken =
    activeElement?.closest('main, [role=dialog], [role=alertdialog]') != null &&
    !activeElement.matches('main');
  if (isTaken) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
