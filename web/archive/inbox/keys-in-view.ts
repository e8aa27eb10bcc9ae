const glanceMs = 300;

export type InboxKey = 'c' | 's';

/** The last key for any document, as the next document is shown between two presses. */
let last = { key: '', at: -Infinity };

/** The last key that was pressed while its document was loading. */
let kept: { documentId: string; key: InboxKey } | undefined;

/**
 * Stores a key for a document that is still loading. A double press is ignored, as it was meant for the document
 * before.
 */
export function keepKey(documentId: string, key: InboxKey) {
  if (!isTwice(key)) kept = { documentId, key };
}

export function forgetKeptKey() {
  kept = undefined;
}

/**
 * Handles keys for the document in view after it has been visible long enough to be recognized; keys pressed earlier
 * wait until then. A double press is ignored, as it was meant for the document before.
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
