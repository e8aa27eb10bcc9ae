import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { createDatabaseUsage, type D1Like } from '../../worker/database/metering.ts';
import { connectDatabases, databaseBindings } from '../../worker/entries/connect-databases.ts';
import type { R2BucketLike } from '../../worker/platform/cloudflare/environment.ts';
import { createR2Files } from '../../worker/platform/cloudflare/r2-files.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { buildFolder, stateFolder } from '../product/folders.ts';
import { writeRemoteConfig } from './remote-config.ts';

/**
 * Runs `work` on the archive of `npm start` (SHEAF_STATE_DIR), or on the deployed one (SHEAF_NAME) through a
 * logged-in wrangler. If there is no archive, prints so and fails the command.
 */
export async function withArchive(
  { remote }: { remote: boolean },
  work: (platform: Platform) => Promise<void>,
): Promise<void> {
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: remote ? await writeRemoteConfig(process.env).catch(fail) : localConfig(),
    persist: { path: join(stateFolder(), 'v3') },
    envFiles: [],
  });
  try {
    await work(platformOver(env));
  } catch (error) {
    const isEmpty = error instanceof Error && /no such table/.test(String(error.cause));
    if (!isEmpty) throw error;
    console.error(
      remote
        ? 'There is no archive yet: npm run deploy makes one'
        : 'There is no archive in this folder (SHEAF_STATE_DIR) yet: npm start makes one',
    );
    process.exitCode = 1;
  } finally {
    await dispose();
  }
}

function localConfig(): string {
  const built = join(buildFolder(), 'sheaf', 'wrangler.json');
  return existsSync(built) ? built : 'wrangler.jsonc';
}

type Bindings = { DB: D1Like; FILES: R2BucketLike };

/** The messages of wrangler and of options suffice to fix the problem, so no stack is printed. */
function fail(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

function platformOver(bindings: Bindings): Platform {
  return {
    ...connectDatabases(databaseBindings(bindings), createDatabaseUsage()),
    files: createR2Files(bindings.FILES),
    jobs: { send: () => Promise.resolve() },
    eventSubscribers: () => [],
    clock: { now: () => new Date() },
    inBackground: () => undefined,
  } as unknown as Platform;
}
