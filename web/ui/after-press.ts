let isPressed = false;
if (typeof window !== 'undefined') {
  const options = { capture: true };
  window.addEventListener('pointerdown', () => (isPressed = true), options);
  for (const end of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(end, () => (isPressed = false), options);
  }
}

/** Runs an action when no pointer is pressed, so that a layout change does not make a click miss. */
export function afterPress(action: () => void): void {
  if (!isPressed) return action();
  const ends = new AbortController();
  for (const end of ['pointerup', 'pointercancel'] as const) {
    const run = () => {
      ends.abort();
      setTimeout(action);
    };
    window.addEventListener(end, run, { capture: true, signal: ends.signal });
  }
}
