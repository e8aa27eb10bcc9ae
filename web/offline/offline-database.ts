type StoreName = 'copies' | 'owner' | 'waiting' | 'scan';

let opened: Promise<IDBDatabase> | undefined;

/** Rejects if the browser has no IndexedDB, or blocks it. */
export function openDatabase(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    forgetOpened();
    throw error;
  });
  return opened;
}

function forgetOpened() {
  opened = undefined;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('sheaf-offline', 2);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      request.result.createObjectStore('scan', { keyPath: 'id' });
      if (oldVersion > 0) return;
      const copies = request.result.createObjectStore('copies', { keyPath: 'key' });
      copies.createIndex('age', ['savedAt', 'size']);
      request.result.createObjectStore('owner');
      request.result.createObjectStore('waiting', { keyPath: 'id' });
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => {
        database.close();
        forgetOpened();
      });
      database.addEventListener('close', forgetOpened);
      resolve(database);
    });
    request.addEventListener('error', () => reject(errorOf(request)));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
}

/** Resolves when all requests of `change` are committed. */
export async function write(
  names: StoreName[],
  change: (stores: Record<StoreName, IDBObjectStore>) => void,
): Promise<void> {
  const transaction = (await openDatabase()).transaction(names, 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(errorOf(transaction)));
  });
  const stores = names.map((each) => [each, transaction.objectStore(each)] as const);
  change(Object.fromEntries(stores) as Record<StoreName, IDBObjectStore>);
  await done;
}

export async function read<Value>(
  name: StoreName,
  request: (store: IDBObjectStore) => AnyRequest,
): Promise<Value> {
  const store = (await openDatabase()).transaction(name).objectStore(name);
  return resultOf<Value>(request(store));
}

type AnyRequest = Pick<IDBRequest<unknown>, 'result' | 'error'> & EventTarget;

function resultOf<Value>(request: AnyRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as Value));
    request.addEventListener('error', () => reject(errorOf(request)));
  });
}

function errorOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('IndexedDB failed');
}
