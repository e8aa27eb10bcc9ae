let isShown = false;

/**
 * How long after a first screen what it does not need is loaded, in milliseconds: a phone is busy before, and its user reads.
 */
export const quietMs = 5000;

let quiet: Promise<void> | undefined;

/** Waits, when it is called for the first time, until the page is at rest. */
export function whenQuiet(): Promise<void> {
  return (quiet ??= new Promise((resolve) => setTimeout(resolve, quietMs)));
}

/** To be called when the first screen of the visit has been rendered. */
export function endFirstScreen() {
  isShown = true;
}

/** Whether nothing has been rendered yet: the first screen has no scroll position to return to. */
export function isFirstScreen(): boolean {
  return !isShown;
}

/** How long the first screen waits for the data of its page. */
const patienceMs = 700;

/** Lets a route of the first screen wait for what it shows, so that it is rendered once; later routes do not wait. */
export async function waitOnFirstScreen(loading: Promise<unknown>): Promise<void> {
  if (!isFirstScreen()) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
