let isShown = false;

/** Milliseconds after the first screen before code that it does not need is loaded: until then, a phone is busy. */
export const quietMs = 5000;

let quiet: Promise<void> | undefined;

export function whenQuiet(): Promise<void> {
  return (quiet ??= new Promise((resolve) => setTimeout(resolve, quietMs)));
}

export function endFirstScreen() {
  isShown = true;
}

/** Returns whether nothing has been rendered yet: the first screen has no scroll position to restore. */
export function isFirstScreen(): boolean {
  return !isShown;
}

/** Maximum time that the first screen waits for its page's data. */
const patienceMs = 700;

/** Lets a route of the first screen wait for its data, so that it is rendered once; later routes do not wait. */
export async function waitOnFirstScreen(loading: Promise<unknown>): Promise<void> {
  if (!isFirstScreen()) return;
  await Promise.race([loading, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
}
