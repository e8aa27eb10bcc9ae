import { day } from '../../../shared/time/durations.ts';
import { log } from '../../platform/log.ts';
import type { Platform } from '../../platform/platform.ts';
import { findSweep, saveSweep } from '../../archive/files/sweep-store.ts';
import { checkIntegrity, firstIntegrityCursor, integrityCursorSchema } from './check-integrity.ts';

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
  const { problems, next } = await checkIntegrity(platform, cursor, { limit: documentsPerRun });
  for (const problem of problems) log.error('Integrity problem', problem);
  await saveSweep(database, {
    name,
    cursor: next && JSON.stringify(next),
    nextAt: next ? now : new Date(now.getTime() + day),
  });
}
