let shownAsOf: number | null = null;
const listeners = new Set<() => void>();

/** Returns when the oldest displayed copy was saved (in milliseconds); null if all data comes from the server. */
export function copiesShownAsOf(): number | null {
  return shownAsOf;
}

export function onCopiesShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called after a response with the time it was saved, or null if it is from the server. */
export function noteShown(savedAt: number | null) {
  if (savedAt === shownAsOf) return;
  shownAsOf = savedAt;
  for (const listener of listeners) listener();
}
