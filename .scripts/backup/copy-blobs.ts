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

/** All that there is now, before databases are copied: what is removed after that is in the copy all the same. */
export function copyPresentBlobs(state: string, target: string, former: string | undefined): void {
  mkdirSync(join(target, blobs), { recursive: true });
  if (!existsSync(join(state, blobs))) return;
  for (const name of readdirSync(join(state, blobs))) copyBlob(name, { state, target, former });
}

/** What the copied databases name besides, and nothing else. Throws where one is gone. */
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

/** A blob never changes: what the former backup has takes no further space. */
function copyBlob(
  name: string,
  { state, target, former }: { state: string; target: string; former: string | undefined },
) {
  const known = former === undefined ? '' : join(former, blobs, name);
  try {
    if (known && existsSync(known)) return linkSync(known, join(target, blobs, name));
    copyFileSync(join(state, blobs, name), join(target, blobs, name), constants.COPYFILE_FICLONE);
  } catch (error) {
    // Removed meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
