import type { PageFile } from './page-file.ts';
import { isBlank, isSeparatorText } from './separator-pages.ts';

export type FoundSeparators = { blank: ReadonlySet<number>; coded: ReadonlySet<number> };

type Options = {
  pages: readonly number[];
  signal: AbortSignal;
  onProgress: (done: number) => void;
};

/** Searches for pages that are blank or have a separator code. The decoder is loaded on demand. */
export async function findSeparators(
  file: PageFile,
  { pages, signal, onProgress }: Options,
): Promise<FoundSeparators> {
  const { readCodes } = await import('./read-codes.ts');
  const [blank, coded] = [new Set<number>(), new Set<number>()];
  for (const [index, page] of pages.entries()) {
    const picture = await file.pixelsOf(page, signal);
    signal.throwIfAborted();
    if (isBlank(picture)) blank.add(page);
    else if ((await readCodes(picture)).some(isSeparatorText)) coded.add(page);
    onProgress(index + 1);
  }
  return { blank, coded };
}
