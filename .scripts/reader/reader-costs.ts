/** What a process does: it reads the texts of files, or draws pages, to recognize them or as thumbnails. */
export type ReaderKind = 'texts' | 'pages';

/**
 * What one file or page may cost: no more CPU than in worker/reader.wrangler.jsonc, and memory above that of an idle process.
 * A process that has grown by `spentMegabytes` is replaced before the next one.
 */
export const costs: Record<
  ReaderKind,
  { maxCpuMs: number; maxWallMs: number; maxMegabytes: number; spentMegabytes: number }
> = {
  texts: { maxCpuMs: 5000, maxWallMs: 30_000, maxMegabytes: 100, spentMegabytes: 32 },
  pages: { maxCpuMs: 10_000, maxWallMs: 120_000, maxMegabytes: 130, spentMegabytes: 64 },
};
