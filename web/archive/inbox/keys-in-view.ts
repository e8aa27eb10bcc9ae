const glanceMs = 300;

/** `c` confirms a document, `s` skips it. */
export type InboxKey = 'c' | 's';

/** The last key for any document: the next document is shown between two presses. */
let last = { key: '', at: -Infinity };

/** The last key that was pressed while its document was still loaded. */
let kept: { documentId: string; key: InboxKey } | undefined;

/** Keeps a key for a document that is still loaded. One that is pressed twice means the document before. */
export function keepKey(documentId: string, key: InboxKey) {
  if (!isTwice(key)) kept = { documentId, key };
}

/** To be called when the document is no longer loaded: the page that shows it has taken the key by now. */
export function forgetKeptKey() {
  kept = undefined;
}

/**
 * Keys that mean the document in view, once it has been shown for long enough to be seen: one that is pressed earlier waits until
 * then. One that is pressed twice means the document before.
 */
export function createKeysInView() {
  let shownAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runSeen = (run: () => void) => {
    clearTimeout(timer);
    const wait = shownAt + glanceMs - performance.now();
    if (wait <= 0) run();
    else timer = setTimeout(run, wait);
  };
  return {
    /** Another document is shown; `runKept` does what a key meant that was kept for it. Returns how to leave it. */
    show(documentId: string, runKept: (key: InboxKey) => void) {
      shownAt = performance.now();
      if (kept?.documentId === documentId) {
        const { key } = kept;
        kept = undefined;
        runSeen(() => runKept(key));
      }
      return () => clearTimeout(timer);
    },
    press(key: InboxKey, run: () => void) {
      if (!isTwice(key)) runSeen(run);
    },
  };
}

function isTwice(key: string): boolean {
  const now = performance.now();
  const isRepeated = key === last.key && now - last.at < glanceMs;
  last = { key, at: now };
  return isRepeated;
}
