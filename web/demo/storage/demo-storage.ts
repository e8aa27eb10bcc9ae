import { AppError } from '../../../worker/http/app-error.ts';
import { changedChunks, countChunks, joinChunks } from './snapshot-chunks.ts';

const databaseName = 'sheaf-demo';
const storeNames = ['state', 'chunks', 'files'] as const;

type StoreName = (typeof storeNames)[number];
type Stores = Record<StoreName, IDBObjectStore>;

/**
 * The demo's data in IndexedDB: a snapshot of the database with its version, and the files by key. Rejects with
 * `demo.storage_full` or `demo.storage_unavailable`.
 */
export type DemoStorage = {
  /** Grows with every change and never repeats, so that a tab can check whether its archive is current. */
  readVersion(): Promise<number>;
  readSnapshot(): Promise<Uint8Array | null>;
  /** Writes the changed parts of the snapshot and its version in one transaction. */
  writeSnapshot(snapshot: Uint8Array, version: number): Promise<void>;
  readFile(key: string): Promise<StoredBlob | null>;
  writeFile(key: string, file: StoredBlob): Promise<void>;
  deleteFiles(keys: string[]): Promise<void>;
  listFiles(): Promise<{ key: string; uploadedAt: Date }[]>;
  clear(): Promise<number>;
};

export type StoredBlob = { blob: Blob; uploadedAt: Date };

export async function openDemoStorage(factory: IDBFactory = indexedDB): Promise<DemoStorage> {
  const database = await openDatabase(factory);

  const read = <Value>(name: StoreName, key: string) =>
    settled<Value | undefined>(database.transaction(name).objectStore(name).get(key));

  // The last state that this tab has read or written.
  let known: { snapshot: Uint8Array; version: number } | null = null;

  const readVersion = async () => (await read<number>('state', 'version')) ?? 0;

  const write = (names: readonly StoreName[], change: (stores: Stores) => void) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(names, 'readwrite', { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(storageError(transaction.error)));
      const stores = names.map((name) => [name, transaction.objectStore(name)]);
      try {
        change(Object.fromEntries(stores) as Stores);
      } catch (error) {
        reject(storageError(error));
        transaction.abort();
      }
    });

  return {
    readVersion,
    async readSnapshot() {
      const chunks = database.transaction('chunks').objectStore('chunks');
      const parts = await settled<Uint8Array[]>(chunks.getAll());
      if (parts.length === 0) return null;
      known = { snapshot: joinChunks(parts), version: await readVersion() };
      return known.snapshot;
    },
    async writeSnapshot(snapshot, version) {
      const isNext = known?.version === version - 1;
      const changed = changedChunks(snapshot, isNext && known ? known.snapshot : null);
      known = null;
      await write(['state', 'chunks'], ({ state, chunks }) => {
        for (const { index, bytes } of changed) chunks.put(bytes.slice(), index);
        chunks.delete(IDBKeyRange.lowerBound(countChunks(snapshot)));
        state.put(version, 'version');
      });
      known = { snapshot, version };
    },
    readFile: async (key) => (await read<StoredBlob>('files', key)) ?? null,
    writeFile: (key, file) => write(['files'], ({ files }) => files.put(file, key)),
    deleteFiles: (keys) =>
      write(['files'], ({ files }) => {
        for (const key of keys) files.delete(key);
      }),
    async listFiles() {
      const files = database.transaction('files').objectStore('files');
      const [keys, blobs] = await Promise.all([
        settled(files.getAllKeys() as IDBRequest<string[]>),
        settled<StoredBlob[]>(files.getAll()),
      ]);
      return blobs.map(({ uploadedAt }, index) => ({ key: keys[index] ?? '', uploadedAt }));
    },
    async clear() {
      const version = (await readVersion()) + 1;
      await write(storeNames, ({ state, chunks, files }) => {
        files.clear();
        chunks.clear();
        state.put(version, 'version');
      });
      return version;
    },
  };
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  try {
    const opening = factory.open(databaseName, 1);
    opening.addEventListener('upgradeneeded', () => {
      for (const name of storeNames) opening.result.createObjectStore(name);
    });
    return await settled(opening);
  } catch (error) {
    throw storageError(error);
  }
}

/** Browsers report a full disk in several ways; any other failure means that the storage is unavailable. */
function storageError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError';
  return new AppError(isFull ? 'demo.storage_full' : 'demo.storage_unavailable', { cause });
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(storageError(request.error)));
  });
}
