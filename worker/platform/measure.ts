import { log, type Facts } from './log.ts';
import type { Platform } from './platform.ts';

/**
 * Starts to measure a piece of work. The returned function logs the work, if work is logged, with its duration in
 * milliseconds (on Workers, only the time it has waited) and its cost in the database.
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
