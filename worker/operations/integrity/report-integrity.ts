import { day } from '../../../shared/time/durations.ts';
import { log } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSweep, saveSweep } from '../../archive/files/sweep-store.ts';
import {
  afterFailure,
  checkIntegrity,
  firstIntegrityCursor,
  integrityCursorSchema,
  type IntegrityCursor,
} from './check-integrity.ts';

const name = 'integrity';
/** Each document costs a request to the file store. */
const documentsPerRun = 20;

/** Cron step: one step of the integrity check per run, beginning again each day. Problems are logged, not repaired. */
export async function reportIntegrity(platform: Platform): Promise<void> {
  const { identityDatabase: database, clock } = platform;
  const now = clock.now();
  const sweep = await findSweep(database, name);
  if (sweep && sweep.nextAt > now) return;
  const cursor = sweep?.cursor
    ? integrityCursorSchema.parse(JSON.parse(sweep.cursor))
    : firstIntegrityCursor;
  const save = (next: IntegrityCursor | null) =>
    saveSweep(database, {
      name,
      cursor: next && JSON.stringify(next),
      nextAt: next ? now : new Date(now.getTime() + day),
    });
  const options = { limit: documentsPerRun };
  const { problems, next } = await checkIntegrity(platform, cursor, options).catch(
    async (error: unknown) => {
      await save(afterFailure(cursor));
      throw error;
    },
  );
  for (const problem of problems) log.error('Integrity problem', problem);
  await save(next);
}
