import type { Platform } from '../../../platform/platform.ts';
import { mergeIndexes } from './merge-store.ts';

/** Of 4 kB each: some 50 ms of work. */
const pagesPerRun = 500;

/** Cron's part: joins the pieces that writing leaves the search indexes in. Does nothing once they are joined. */
export async function mergeSearchIndex({ databases }: Platform): Promise<void> {
  for (const database of databases) await mergeIndexes(database, pagesPerRun);
}
