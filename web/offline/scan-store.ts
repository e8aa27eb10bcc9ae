import { storeOverCopies } from './copy-store.ts';
import { read, write } from './offline-database.ts';

export type StoredPage = {
  id: string;
  userId: string;
  position: number;
  photo: Blob;
  corners: unknown;
  rotation: unknown;
};

/** Stores new and changed pages, and removes deleted ones. Rejects if there is no room even without the copies. */
export function savePages(changed: readonly StoredPage[], goneIds: readonly string[]) {
  return storeOverCopies(() =>
    write(['scan'], ({ scan }) => {
      for (const page of changed) scan.put(page);
      for (const id of goneIds) scan.delete(id);
    }),
  );
}

export async function listPages(userId: string): Promise<StoredPage[]> {
  const all = await read<StoredPage[]>('scan', (store) => store.getAll());
  return all
    .filter((page) => page.userId === userId)
    .toSorted((one, other) => one.position - other.position);
}

export async function forgetPages(userId: string): Promise<void> {
  const pages = await listPages(userId);
  if (pages.length > 0) {
    await savePages(
      [],
      pages.map(({ id }) => id),
    );
  }
}
