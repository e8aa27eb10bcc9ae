import type { FileStore } from '../../platform/platform.ts';

/** The number of files that the store deletes in one call. */
const mostAtOnce = 1000;

/** Deletes any number of files; a key without a file is not an error. */
export async function deleteKeys(files: FileStore, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += mostAtOnce) {
    await files.delete(keys.slice(start, start + mostAtOnce));
  }
}
