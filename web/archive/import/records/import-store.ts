import { importDatabase } from './forget-imports.ts';
import type { ImportRecord, ItemResult } from './import-record.ts';

/** Stores imports. Each write is complete when its promise resolves. Throws `ImportStoreError`. */
export type ImportStore = {
  /** Returns the imports of this organization and user, newest first. */
  list(owner: { organizationId: string; userId: string }): Promise<ImportRecord[]>;
  find(importId: string): Promise<ImportRecord | undefined>;
  save(record: ImportRecord): Promise<void>;
  results(importId: string): Promise<ItemResult[]>;
  saveResult(result: ItemResult): Promise<void>;
  remove(importId: string): Promise<void>;
};

/** Thrown if the browser cannot store the import: its storage is full or was cleared. */
export class ImportStoreError extends Error {
  constructor(cause: unknown) {
    super('The import cannot be kept in this browser', { cause });
    this.name = 'ImportStoreError';
  }
}

/** Opens the store in IndexedDB; without that, imports are kept as long as the page is open. */
export async function openImportStore(): Promise<ImportStore> {
  try {
    return storeIn(await openDatabase());
  } catch {
    return createMemoryStore();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(importDatabase, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('imports', { keyPath: 'id' });
      request.result.createObjectStore('results', { keyPath: ['importId', 'key'] });
    });
    request.addEventListener('success', () => {
      const database = request.result;
      database.addEventListener('versionchange', () => database.close());
      resolve(database);
    });
    request.addEventListener('error', () => reject(errorOf(request)));
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is blocked')));
  });
}

function rangeOf(importId: string): IDBKeyRange {
  return IDBKeyRange.bound([importId], [importId, []]);
}

function errorOf({ error }: { error: DOMException | null }): Error {
  return error ?? new Error('IndexedDB failed');
}

function storeIn(database: IDBDatabase): ImportStore {
  const write = async (name: 'imports' | 'results', change: (store: IDBObjectStore) => void) => {
    try {
      const transaction = database.transaction(name, 'readwrite');
      change(transaction.objectStore(name));
      await new Promise<void>((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve());
        transaction.addEventListener('abort', () => reject(errorOf(transaction)));
      });
    } catch (error) {
      throw new ImportStoreError(error);
    }
  };
  const read = async <Value>(name: 'imports' | 'results', range?: IDBKeyRange | string) => {
    try {
      return await new Promise<Value[]>((resolve, reject) => {
        const request = database.transaction(name).objectStore(name).getAll(range);
        request.addEventListener('success', () => resolve(request.result as Value[]));
        request.addEventListener('error', () => reject(errorOf(request)));
      });
    } catch (error) {
      throw new ImportStoreError(error);
    }
  };
  return {
    list: async (owner) => newestOf(await read<ImportRecord>('imports'), owner),
    find: async (importId) => (await read<ImportRecord>('imports', importId))[0],
    save: (record) => write('imports', (store) => store.put(record)),
    results: (importId) => read<ItemResult>('results', rangeOf(importId)),
    saveResult: (result) => write('results', (store) => store.put(result)),
    remove: async (importId) => {
      await write('results', (store) => store.delete(rangeOf(importId)));
      await write('imports', (store) => store.delete(importId));
    },
  };
}

export function createMemoryStore(): ImportStore {
  const records = new Map<string, ImportRecord>();
  const results = new Map<string, Map<string, ItemResult>>();
  return {
    list: async (owner) => newestOf([...records.values()], owner),
    find: async (importId) => records.get(importId),
    save: async (record) => void records.set(record.id, record),
    results: async (importId) => [...(results.get(importId)?.values() ?? [])],
    saveResult: async (result) => {
      const own = results.get(result.importId) ?? new Map<string, ItemResult>();
      results.set(result.importId, own.set(result.key, result));
    },
    remove: async (importId) => {
      records.delete(importId);
      results.delete(importId);
    },
  };
}

function newestOf(
  records: ImportRecord[],
  owner: { organizationId: string; userId: string },
): ImportRecord[] {
  return records
    .filter(
      ({ organizationId, userId }) =>
        organizationId === owner.organizationId && userId === owner.userId,
    )
    .toSorted((a, b) => b.startedAt - a.startedAt);
}
