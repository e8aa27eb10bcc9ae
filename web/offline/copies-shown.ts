let shownAsOf: number | null = null;
const listeners = new Set<() => void>();

/** Since when what is shown may have changed, in milliseconds; null if it comes from the server. */
export function copiesShownAsOf(): number | null {
  return shownAsOf;
}

export function onCopiesShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After a response: when it was saved, or null for one of the server. */
export function noteShown(savedAt: number | null) {
  if (savedAt === shownAsOf) return;
  shownAsOf = savedAt;
  for (const listener of listeners) listener();
}
