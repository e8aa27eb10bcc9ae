import { bagFiles } from '../../shared/archive/export/bag-files.ts';
import type { Bag, BagFile } from '../../shared/archive/export/read-bag.ts';

export function findBag<File extends BagFile>(files: Iterable<File>): Bag<File> | null {
  const all = [...files];
  const declarations = all
    .filter(({ path }) => `/${path}`.endsWith(`/${bagFiles.declaration}`))
    .toSorted((one, other) => one.path.length - other.path.length);
  const [declaration] = declarations;
  if (!declaration) return null;
  const root = declaration.path.slice(0, -bagFiles.declaration.length);
  return new Map(
    all
      .filter(({ path }) => path.startsWith(root))
      .map((file) => [file.path.slice(root.length), file]),
  );
}
