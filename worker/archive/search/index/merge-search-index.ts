import type { Platform } from '../../../platform/platform.ts';
import { mergeIndexes } from './merge-store.ts';

/** Pages of 4 kB; about 50 ms of work. */
const pagesPerRun = 500;

/** Cron step: merges the segments that writes add to the search indexes, until there are few. */
export async function mergeSearchIndex({ databases }: Platform): Promise<void> {
  for (const database of databases) await mergeIndexes(database, pagesPerRun);
}
