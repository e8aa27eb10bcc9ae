import { runBatch, type Database } from '../../../../database/database.ts';
import { pause } from '../../../../platform/pause.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { forEachDatabase } from '../../../../platform/with-databases.ts';
import { toIndexRow } from '../index-row.ts';
import { tokenPrefixOf } from '../search-tokens.ts';
import {
  dropFormerIndex,
  emptyFormerIndex,
  findLayout,
  findSizesToWrite,
  findTextsToWrite,
  replaceIndex,
  settleStatement,
  writeStatements,
  type WrittenDocument,
} from './search-layout-store.ts';

const stepsPerRun = 10;
const documentsPerStep = 100;
const bytesPerStep = 1_000_000;
/** Documents with texts of 14 kB have fewer pages than one step merges. */
const emptiedPerStep = { documents: 200, pages: 1000 };

/**
 * Of the 10 GB of a database, the second index takes up to a quarter of what the documents take. In
 * a larger database, the former index stays.
 */
const mostBytes = 7_500_000_000;

/**
 * Cron step: writes the index of search in its new layout, gives it the name of the former one once
 * no document is missing, and empties and deletes the former one. Searches read the former index
 * until then.
 */
export async function rewriteSearchIndex(platform: Pick<Platform, 'databases'>): Promise<void> {
  await forEachDatabase(platform, async (database) => {
    const { state, bytes } = await findLayout(database);
    if (state === 'writing' && bytes <= mostBytes) await writeDocuments(database);
    if (state === 'emptying') await emptyFormer(database);
  });
}

async function writeDocuments(database: Database): Promise<void> {
  for (let step = 0; step < stepsPerRun; step += 1) {
    const sizes = await findSizesToWrite(database, documentsPerStep);
    if (sizes.length === 0) {
      if (await isReplaced(database)) return;
      continue;
    }
    let bytes = 0;
    const fitting = sizes.filter(
      ({ bytes: size }, index) => (bytes += size) <= bytesPerStep || index === 0,
    );
    await writeStep(
      database,
      fitting.map(({ sequence }) => sequence),
    );
  }
}

/** False if a document has changed in the meantime. */
async function isReplaced(database: Database): Promise<boolean> {
  try {
    await replaceIndex(database);
    return true;
  } catch (error) {
    const changed = await findSizesToWrite(database, 1);
    if (changed.length === 0) throw error;
    return false;
  }
}

async function writeStep(database: Database, sequences: readonly number[]): Promise<void> {
  const written: WrittenDocument[] = [];
  for (const { organizationId, name, content, ...document } of await findTextsToWrite(
    database,
    sequences,
  )) {
    const prefix = tokenPrefixOf(organizationId);
    written.push({ ...document, prefix, row: await toIndexRow(prefix, { name, content }) });
    await pause();
  }
  const existing = new Set(written.map(({ sequence }) => sequence));
  const purged = sequences
    .filter((sequence) => !existing.has(sequence))
    .map((sequence) => ({ sequence, version: null }));
  await runBatch(database, [
    ...writeStatements(database, written),
    settleStatement(database, [...written, ...purged]),
  ]);
}

async function emptyFormer(database: Database): Promise<void> {
  for (let step = 0; step < stepsPerRun; step += 1) {
    if (await emptyFormerIndex(database, emptiedPerStep)) return dropFormerIndex(database);
  }
}
