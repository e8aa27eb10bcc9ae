/** Data that this browser stores between visits; empty if the storage is blocked, which makes it throw. */
type StoredKey =
  | 'locale'
  | 'organization'
  | 'user'
  | 'session-ends'
  | 'demo-card'
  | 'reloaded-at'
  | 'fonts'
  | 'currency'
  | 'preview-panel'
  | `columns.${string}`
  | `default-view.${string}`
  | `grid.${string}`;

export function storageKeyOf(key: StoredKey): string {
  return `sheaf.${key}`;
}

export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(storageKeyOf(key));
  } catch {
    return null;
  }
}

export function removeStored(key: StoredKey) {
  try {
    localStorage.removeItem(storageKeyOf(key));
  } catch {
    return;
  }
}

export function writeStored(key: StoredKey, value: string) {
  try {
    localStorage.setItem(storageKeyOf(key), value);
  } catch {
    return;
  }
}
