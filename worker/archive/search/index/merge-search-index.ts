import { forEachDatabase } from '../../../platform/with-databases.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mergeIndexes } from './merge-store.ts';

/** 4 kB pages per run, which take about 50 ms. */
const pagesPerRun = 500;

export async function mergeSearchIndex(platform: Platform): Promise<void> {
  await forEachDatabase(platform, (database) => mergeIndexes(database, pagesPerRun));
}
