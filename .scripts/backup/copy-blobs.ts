import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

const blobs = 'v3/r2/sheaf-files/blobs';

/** Copies all present blobs before the databases are copied, so that a blob deleted in between is still in the copy. */
export function copyPresentBlobs(state: string, target: string, former: string | undefined): void {
  mkdirSync(join(target, blobs), { recursive: true });
  if (!existsSync(join(state, blobs))) return;
  for (const name of readdirSync(join(state, blobs))) copyBlob(name, { state, target, former });
}

/**
 * Copies the remaining blobs that the copied databases name, and removes all others from the copy. Throws if one is
 * missing.
 */
export function completeBlobs(state: string, target: string, named: readonly string[]): void {
  for (const name of named) {
    if (existsSync(join(target, blobs, name))) continue;
    copyFileSync(join(state, blobs, name), join(target, blobs, name));
  }
  const needed = new Set(named);
  for (const name of readdirSync(join(target, blobs))) {
    if (!needed.has(name)) rmSync(join(target, blobs, name));
  }
}

/** Links a blob to the former backup if it is there, because blobs never change. */
function copyBlob(
  name: string,
  { state, target, former }: { state: string; target: string; former: string | undefined },
) {
  const known = former === undefined ? '' : join(former, blobs, name);
  try {
    if (known && existsSync(known)) return linkSync(known, join(target, blobs, name));
    copyFileSync(join(state, blobs, name), join(target, blobs, name), constants.COPYFILE_FICLONE);
  } catch (error) {
    // The blob was deleted meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
