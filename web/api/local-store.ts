/** What this browser remembers between visits; nothing where storage is blocked, which makes it throw. */
type StoredKey = 'locale' | 'organization' | 'demo-card' | 'reloaded-at';

export function readStored(key: StoredKey): string | null {
  try {
    return localStorage.getItem(`sheaf.${key}`);
  } catch {
    return null;
  }
}

export function removeStored(key: StoredKey) {
  try {
    localStorage.removeItem(`sheaf.${key}`);
  } catch {
    return;
  }
}

export function writeStored(key: StoredKey, value: string) {
  try {
    localStorage.setItem(`sheaf.${key}`, value);
  } catch {
    return;
  }
}
