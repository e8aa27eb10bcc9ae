import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getPlatformProxy } from 'wrangler';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../worker/operations/integrity/check-integrity.ts';
import type { IntegrityProblem } from '../worker/operations/integrity/integrity-problem.ts';
import { repairProblem } from '../worker/operations/integrity/repair-problem.ts';
import { connectDatabases, databaseBindings } from '../worker/entries/connect-databases.ts';
import { createDatabaseUsage, type D1Like } from '../worker/database/metering.ts';
import type { R2BucketLike } from '../worker/platform/cloudflare/environment.ts';
import { createR2Files } from '../worker/platform/cloudflare/r2-files.ts';
import type { Platform } from '../worker/platform/platform.ts';
import { findLiveWorker } from './deploy/account.ts';
import { readOptions } from './deploy/options.ts';
import { printSizes } from './doctor/print-sizes.ts';
import { writeRemoteConfig } from './doctor/remote-config.ts';

/*
 * Compares rows, files, texts, search index, counters, activity, jobs and emails in quarantine of an archive:
 *
 *   npm run doctor                 the local archive of `npm start` (SHEAF_STATE_DIR)
 *   npm run doctor -- --remote     the deployed one (SHEAF_NAME), through a logged-in wrangler
 *   npm run doctor -- --repair     also repairs what can be derived from the rest
 *   npm run doctor -- --all        compares the hash of every file, not of every twentieth
 *
 * Prints what each organization stores, and a line for each problem. Exits with 1 if any is left.
 */
const { values: options } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    repair: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const documentsPerStep = 100;

const { env, dispose } = await getPlatformProxy<{ DB: D1Like; FILES: R2BucketLike }>({
  configPath: options.remote ? await writeRemoteConfig(process.env).catch(fail) : 'wrangler.jsonc',
  persist: { path: resolve(process.env.SHEAF_STATE_DIR ?? '.state', 'v3') },
  envFiles: [],
});
try {
  const platform = platformOver(env);
  for (const database of platform.databases) await printSizes(database, await sizeLimit());
  const left = await examine(platform);
  process.exitCode = left === 0 ? 0 : 1;
} catch (error) {
  const isEmpty = error instanceof Error && /no such table/.test(String(error.cause));
  if (!isEmpty) throw error;
  console.error(
    options.remote
      ? 'There is no archive yet: npm run deploy makes one'
      : 'There is no archive in this folder (SHEAF_STATE_DIR) yet: npm start makes one',
  );
  process.exitCode = 1;
} finally {
  await dispose();
}

/** What wrangler or an option says is enough to repair it. */
function fail(error: Error): never {
  console.error(error.message);
  process.exit(1);
}

/** ORGANIZATION_MAX_STORAGE_BYTES of the archive; `npm start` has it from the environment. */
async function sizeLimit(): Promise<number> {
  const { name } = readOptions([], process.env);
  const variables = options.remote ? (await findLiveWorker(name))?.variables : process.env;
  return Number(variables?.ORGANIZATION_MAX_STORAGE_BYTES ?? 0);
}

async function examine(platform: Platform): Promise<number> {
  let found = 0;
  let left = 0;
  let cursor: IntegrityCursor | null = firstIntegrityCursor;
  while (cursor) {
    const step = { limit: documentsPerStep, hashesAll: options.all };
    const { problems, next }: IntegrityStep = await checkIntegrity(platform, cursor, step);
    for (const problem of problems) {
      const isRepaired = options.repair && (await repairProblem(platform, problem));
      found += 1;
      if (!isRepaired) left += 1;
      report(problem, isRepaired);
    }
    cursor = next;
  }
  console.log(found === 0 ? 'No problems found' : `Problems: ${found}, of them left: ${left}`);
  return left;
}

function report({ check, organizationId, subject }: IntegrityProblem, isRepaired: boolean) {
  console.log(`${check} ${organizationId} ${subject}${isRepaired ? ' repaired' : ''}`);
}

/** What checks and repairs need. Cron enqueues the jobs of repairs. */
function platformOver(env: { DB: D1Like; FILES: R2BucketLike }): Platform {
  return {
    ...connectDatabases(databaseBindings(env), createDatabaseUsage()),
    files: createR2Files(env.FILES),
    jobs: { send: () => Promise.resolve() },
    eventSubscribers: () => [],
    clock: { now: () => new Date() },
    inBackground: () => undefined,
  } as unknown as Platform;
}
