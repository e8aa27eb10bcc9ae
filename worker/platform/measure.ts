import { log, type Facts } from './log.ts';
import type { Platform } from './platform.ts';

/**
 * Starts to measure a piece of work. The function it returns logs the work, if work is logged here, with its time in milliseconds (on Workers, of what it waited for) and what it cost in the database.
 */
export function startMeasuring({
  isWorkLogged,
  databaseUsage,
}: Pick<Platform, 'isWorkLogged' | 'databaseUsage'>) {
  const startedAt = Date.now();
  const before = { ...databaseUsage };
  return (message: string, facts: Facts): void => {
    if (!isWorkLogged) return;
    log.info(message, {
      ...facts,
      ms: Date.now() - startedAt,
      roundTrips: databaseUsage.roundTrips - before.roundTrips,
      rowsRead: databaseUsage.rowsRead - before.rowsRead,
      rowsWritten: databaseUsage.rowsWritten - before.rowsWritten,
    });
  };
}
