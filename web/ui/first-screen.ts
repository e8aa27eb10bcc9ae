let isShown = false;

/** To be called when the first screen of the visit has been rendered. */
export function endFirstScreen() {
  isShown = true;
}

/** Whether nothing has been rendered yet: the first screen has no scroll position to return to. */
export function isFirstScreen(): boolean {
  return !isShown;
}
