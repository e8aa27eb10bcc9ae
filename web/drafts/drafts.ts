const storageKey = 'sheaf.drafts';

type DraftOwner = { userId: string; path: string };
type Stored = DraftOwner & { drafts: Record<string, unknown> };

const open = new Map<string, () => unknown>();

/**
 * Registers an open form by its name; `read` returns its typed values, or undefined. Returns a function that removes
 * it.
 */
export function registerDraft(name: string, read: () => unknown): () => void {
  open.set(name, read);
  return () => {
    if (open.get(name) === read) open.delete(name);
  };
}

/** Stores the typed values of open forms for the end of the session. Secrets are not stored. */
export function saveDrafts(owner: DraftOwner, storage: Storage = sessionStorage) {
  const drafts = [...open]
    .map(([name, read]) => [name, withoutSecrets(read())] as const)
    .filter(([, draft]) => draft !== undefined);
  if (drafts.length === 0) return;
  write(storage, { ...owner, drafts: Object.fromEntries(drafts) });
}

export function hasDraft(
  name: string,
  owner: DraftOwner,
  storage: Storage = sessionStorage,
): boolean {
  return draftsOf(owner, storage)?.[name] !== undefined;
}

/** Returns and removes the typed values of a form, if they are of this page and user. */
export function takeDraft(
  name: string,
  owner: DraftOwner,
  storage: Storage = sessionStorage,
): unknown {
  const stored = draftsOf(owner, storage);
  if (!stored) return undefined;
  const { [name]: draft, ...drafts } = stored;
  write(storage, { ...owner, drafts });
  return draft;
}

/** Drops typed values: on logout, or once the user is on another page than `path`. */
export function dropDrafts(path?: string, storage: Storage = sessionStorage) {
  if (path === undefined || read(storage)?.path !== path) write(storage, null);
}

function withoutSecrets(draft: unknown): unknown {
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return draft;
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => !/password|secret|token|code$/i.test(field)),
  );
}

function draftsOf({ userId, path }: DraftOwner, storage: Storage) {
  const stored = read(storage);
  return stored?.userId === userId && stored.path === path ? stored.drafts : undefined;
}

function read(storage: Storage): Stored | null {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

function write(storage: Storage, stored: Stored | null) {
  try {
    if (stored) storage.setItem(storageKey, JSON.stringify(stored));
    else storage.removeItem(storageKey);
  } catch {
    return;
  }
}
