import { parseArgs } from 'node:util';
import {
  checkIntegrity,
  firstIntegrityCursor,
  type IntegrityCursor,
  type IntegrityStep,
} from '../worker/operations/integrity/check-integrity.ts';
import type { IntegrityProblem } from '../worker/operations/integrity/integrity-problem.ts';
import { repairProblem } from '../worker/operations/integrity/repair-problem.ts';
import type { Platform } from '../worker/platform/platform.ts';
import { findLiveWorker } from './deploy/account.ts';
import { readOptions } from './deploy/options.ts';
import { withArchive } from './doctor/open-archive.ts';
import { printSizes } from './doctor/print-sizes.ts';

/*
 * Compares rows, files, texts, search index, counters, activity, jobs, emails in quarantine and logs of share links:
 *
 *   npm run doctor                 the local archive of `npm start` (SHEAF_STATE_DIR)
 *   npm run doctor -- --remote     the deployed one (SHEAF_NAME), through a logged-in wrangler
 *   npm run doctor -- --repair     also repairs what can be derived from other data
 *   npm run doctor -- --all        compares the hash of every file instead of every twentieth
 *
 * Prints the stored size of each organization, and a line for each problem. Exits with 1 if a problem remains.
 */
const { values: options } = parseArgs({
  options: {
    remote: { type: 'boolean', default: false },
    repair: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const documentsPerStep = 100;

await withArchive(options, async (platform) => {
  for (const database of platform.databases) await printSizes(database, await sizeLimit());
  const left = await examine(platform);
  process.exitCode = left === 0 ? 0 : 1;
});

/** Reads ORGANIZATION_MAX_STORAGE_BYTES of the archive; `npm start` takes it from the environment. */
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
