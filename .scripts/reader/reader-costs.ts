/** Task of a process: `texts` extracts text, `pages` renders pages to recognize them or as thumbnails. */
export type ReaderKind = 'texts' | 'pages';

/**
 * Limits for one file or page: the CPU time of worker/reader.wrangler.jsonc, and memory above that of an idle
 * process. A process that has grown by `spentMegabytes` is replaced before the next one.
 */
export const costs: Record<
  ReaderKind,
  { maxCpuMs: number; maxWallMs: number; maxMegabytes: number; spentMegabytes: number }
> = {
  texts: { maxCpuMs: 5000, maxWallMs: 30_000, maxMegabytes: 100, spentMegabytes: 32 },
  pages: { maxCpuMs: 10_000, maxWallMs: 120_000, maxMegabytes: 130, spentMegabytes: 64 },
};
