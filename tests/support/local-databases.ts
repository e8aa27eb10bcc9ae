import { globSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { getPlatformProxy } from 'wrangler';
import type { D1Like } from '../../worker/database/metering.ts';

/**
 * Moves SQLite files to the paths that the local runtime uses for the databases of a configuration. Returns the paths
 * by binding.
 */
export async function placeDatabases(
  files: Readonly<Record<string, string>>,
  { configPath, state }: { configPath: string; state: string },
): Promise<Record<string, string>> {
  const { env, dispose } = await getPlatformProxy<Record<string, D1Like>>({
    configPath,
    persist: { path: `${state}/v3` },
    envFiles: [],
  });
  for (const binding of Object.keys(files)) {
    await env[binding]?.prepare(`create table place_of_${binding} (one)`).all();
  }
  await dispose();
  const placed: Record<string, string> = {};
  for (const path of globSync(`${state}/v3/d1/*/*.sqlite`)) {
    const binding = placeOf(path);
    const file = binding && files[binding];
    if (!file) continue;
    for (const leftover of ['-wal', '-shm']) rmSync(path + leftover, { force: true });
    renameSync(file, path);
    placed[binding] = path;
  }
  return placed;
}

function placeOf(path: string): string | undefined {
  const sqlite = new DatabaseSync(path, { readOnly: true });
  const table = sqlite
    .prepare("select name from sqlite_schema where name like 'place_of_%'")
    .get()?.['name'];
  sqlite.close();
  return table === undefined ? undefined : String(table).slice('place_of_'.length);
}
