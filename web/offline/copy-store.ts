import { openDatabase, read, write } from './offline-database.ts';

/** A response stored for use without a network; its key is the path, with the range for a part of a file. */
type Copy = {
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  size: number;
  status: number;
  type: string;
  body: ArrayBuffer;
};

export const copyLimits = { count: 800, bytes: 50_000_000, bytesOfOne: 10_000_000 };

export function ownerOfCopies(): Promise<string | undefined> {
  return read('owner', (store) => store.get('user'));
}

export async function setOwner(userId: string): Promise<void> {
  if ((await ownerOfCopies()) === userId) return;
  await write(['copies', 'owner'], ({ copies, owner }) => {
    copies.clear();
    owner.put(userId, 'user');
  });
}

/** Saves nothing for a user who is not the owner, such as after a logout. */
export async function saveCopy(copy: Omit<Copy, 'size'>, userId: string): Promise<void> {
  const size = copy.body.byteLength;
  if (size > copyLimits.bytesOfOne) return;
  await write(['copies', 'owner'], ({ copies, owner }) => {
    const request = owner.get('user') as IDBRequest<string | undefined>;
    request.addEventListener('success', () => {
      if (request.result === userId) copies.put({ ...copy, size } satisfies Copy);
    });
  });
}

export function findCopy(key: string): Promise<Copy | undefined> {
  return read('copies', (store) => store.get(key));
}

export function forgetCopies(): Promise<void> {
  return write(['copies', 'owner'], ({ copies, owner }) => {
    copies.clear();
    owner.clear();
  });
}

export function forgetCopiesOf(path: string): Promise<void> {
  return write(['copies'], ({ copies }) => {
    copies.delete(path);
    for (const next of ['/', '?', '#']) {
      copies.delete(IDBKeyRange.bound(path + next, `${path}${next}\uffff`));
    }
  });
}

export async function copiedOrganizations(): Promise<string[]> {
  const keys = await read<string[]>('copies', (store) => store.getAllKeys());
  return [...new Set(keys.flatMap((key) => /\/organizations\/(org_\w+)/.exec(key)?.[1] ?? []))];
}

/** Removes the oldest copies beyond the limits. */
export async function pruneCopies(limits: { count: number; bytes: number } = copyLimits) {
  const transaction = (await openDatabase()).transaction('copies', 'readwrite');
  const store = transaction.objectStore('copies');
  let [count, bytes] = [0, 0];
  const newestFirst = store.index('age').openKeyCursor(null, 'prev');
  newestFirst.addEventListener('success', () => {
    const cursor = newestFirst.result;
    if (!cursor) return;
    const [, size] = cursor.key as [savedAt: number, size: number];
    count += 1;
    bytes += size;
    if (count > limits.count || bytes > limits.bytes) store.delete(cursor.primaryKey);
    cursor.continue();
  });
  await new Promise((resolve) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', resolve);
  });
}

/** Stores data that exists nowhere else; if there is no room, copies are deleted, as they can be read again. */
export async function storeOverCopies(store: () => Promise<void>): Promise<void> {
  await store().catch(async () => {
    await pruneCopies({ count: 0, bytes: 0 });
    await store();
  });
}
