import { AppError } from '../../worker/http/app-error.ts';

const databaseName = 'sheaf-demo';
const stores = { state: 'state', files: 'files' } as const;

type StoreName = keyof typeof stores;

/** What the demo keeps in IndexedDB: one snapshot of the database with its version, and the files by key. */
export type DemoStorage = {
  readVersion(): Promise<number>;
  readSnapshot(): Promise<Uint8Array | null>;
  /** Writes the snapshot and its version together or not at all. */
  writeSnapshot(snapshot: Uint8Array, version: number): Promise<void>;
  readFile(key: string): Promise<StoredBlob | null>;
  writeFile(key: string, file: StoredBlob): Promise<void>;
  deleteFiles(keys: string[]): Promise<void>;
  listFiles(): Promise<{ key: string; uploadedAt: Date }[]>;
  clear(): Promise<void>;
};

export type StoredBlob = { blob: Blob; uploadedAt: Date };

export async function openDemoStorage(factory: IDBFactory = indexedDB): Promise<DemoStorage> {
  const opening = factory.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    for (const name of Object.values(stores)) opening.result.createObjectStore(name);
  };
  const database = await settled(opening);

  const read = <Value>(name: StoreName, key: string) =>
    settled<Value | undefined>(database.transaction(name).objectStore(name).get(key));

  const write = (name: StoreName, change: (store: IDBObjectStore) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(name, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(storageError(transaction.error));
      transaction.onabort = () => reject(storageError(transaction.error));
      change(transaction.objectStore(name));
    });

  return {
    readVersion: async () => (await read<number>('state', 'version')) ?? 0,
    readSnapshot: async () => (await read<Uint8Array>('state', 'snapshot')) ?? null,
    writeSnapshot: (snapshot, version) =>
      write('state', (store) => {
        store.put(snapshot, 'snapshot');
        store.put(version, 'version');
      }),
    readFile: async (key) => (await read<StoredBlob>('files', key)) ?? null,
    writeFile: (key, file) => write('files', (store) => store.put(file, key)),
    deleteFiles: (keys) =>
      write('files', (store) => {
        for (const key of keys) store.delete(key);
      }),
    async listFiles() {
      const store = database.transaction('files').objectStore('files');
      const [keys, files] = await Promise.all([
        settled(store.getAllKeys()),
        settled<StoredBlob[]>(store.getAll()),
      ]);
      return files.map(({ uploadedAt }, index) => ({ key: String(keys[index]), uploadedAt }));
    },
    async clear() {
      await write('files', (store) => store.clear());
      await write('state', (store) => store.clear());
    },
  };
}

function storageError(cause: DOMException | null) {
  return new AppError(
    cause?.name === 'QuotaExceededError' ? 'demo.storage_full' : 'demo.storage_unavailable',
    { cause },
  );
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(storageError(request.error));
  });
}
