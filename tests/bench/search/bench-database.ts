import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { getPlatformProxy } from 'wrangler';
import type { D1Like } from '../../../worker/database/metering.ts';
import { openSearchScope } from '../../support/search-archive.ts';
import { applyMigrations, sqliteAsD1 } from '../../support/sqlite-database.ts';
import { createRandom } from '../../support/random.ts';
import { createDocumentSource, createVocabulary, zipfDraw } from './corpus.ts';
import { createFiller, mergeSearchIndexFully } from './fill.ts';

export const benchOrganizationId = `org_${'bench'.padEnd(24, '0')}`;
/** Increase it when the content changes, so that existing databases are not used any more. */
export const fillVersion = 4;
const otherOrganizations = 50;
const vocabularySize = 200_000;

const random = createRandom(20_261_120);
export const vocabulary = createVocabulary(vocabularySize, random);

/**
 * Returns the file of a database with `documentsCount` documents in one organization and a fifth of them in 50
 * others; created if it is missing.
 */
export async function benchDatabaseFile(
  directory: string,
  documentsCount: number,
): Promise<string> {
  const path = `${directory}/search-${fillVersion}-${documentsCount}.sqlite`;
  if (existsSync(path)) return path;
  mkdirSync(directory, { recursive: true });
  const unfinished = `${path}.unfinished`;
  const sqlite = applyMigrations(new DatabaseSync(unfinished));
  sqlite.exec('pragma journal_mode = off; pragma synchronous = off');
  const filler = createFiller(sqlite);
  const fill = (organizationId: string, count: number) =>
    filler.fill(
      openSearchScope(sqliteAsD1(sqlite), organizationId).scope,
      count,
      createDocumentSource(zipfDraw(vocabulary, random), random),
    );
  await fill(benchOrganizationId, documentsCount);
  for (let other = 0; other < otherOrganizations; other += 1) {
    const own = `o${String(other).padStart(3, '0')}`;
    await fill(`org_${own.padEnd(24, '0')}`, Math.ceil(documentsCount / 5 / otherOrganizations));
  }
  await mergeSearchIndexFully(sqlite);
  sqlite.close();
  renameSync(unfinished, path);
  return path;
}

type OpenDatabase = { d1: D1Like; close(): Promise<void> };

export function openLocally(path: string): OpenDatabase {
  const sqlite = new DatabaseSync(path);
  return { d1: sqliteAsD1(sqlite), close: async () => sqlite.close() };
}

/** Opens D1 on workerd over such a file, which is moved to workerd's database path, and back on close. */
export async function openOnWorkerd(path: string): Promise<OpenDatabase> {
  const directory = `${path}.d1`;
  const start = async () => {
    const { env, dispose } = await getPlatformProxy<{ DB: D1Like }>({
      configPath: fileURLToPath(new URL('../../../wrangler.jsonc', import.meta.url)),
      persist: { path: directory },
      envFiles: [],
    });
    return { d1: env.DB, dispose };
  };
  const first = await start();
  await first.d1.prepare('select 1').all();
  await first.dispose();
  const place = globSync(`${directory}/**/*D1*/*.sqlite`).find(
    (file) => !file.endsWith('metadata.sqlite'),
  );
  if (!place) throw new Error('The local runtime keeps its D1 databases elsewhere now');
  for (const leftover of ['-wal', '-shm']) rmSync(place + leftover, { force: true });
  renameSync(path, place);
  const { d1, dispose } = await start();
  return {
    d1,
    async close() {
      await dispose();
      new DatabaseSync(place).close();
      renameSync(place, path);
    },
  };
}
