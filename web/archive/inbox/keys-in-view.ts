const glanceMs = 300;

/** Of all documents: the next one is shown between two presses. */
let last = { key: '', at: -Infinity };

/**
 * Keys that mean the document in view, once it has been shown for long enough to be seen: one that is pressed earlier waits until
 * then. One that is pressed twice means the document before.
 */
export function createKeysInView() {
  let shown = { documentId: '', at: performance.now() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /** Another document is shown. Returns how to leave it. */
    show(documentId: string) {
      shown = { documentId, at: performance.now() };
      return () => clearTimeout(timer);
    },
    press(key: string, run: () => void) {
      const now = performance.now();
      const isTwice = key === last.key && now - last.at < glanceMs;
      last = { key, at: now };
      if (isTwice) return;
      clearTimeout(timer);
      const wait = shown.at + glanceMs - now;
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
    },
  };
}
