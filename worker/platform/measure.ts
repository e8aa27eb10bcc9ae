import { log, type Facts } from './log.ts';
import type { Platform } from './platform.ts';

/**
 * Starts to measure a piece of work. The function it returns logs the work, where the configuration has it logged, with
 * its time in milliseconds (on Workers, of what it waited for) and what it cost in the database.
 */
export function startMeasuring({
  config,
  databaseUsage,
}: Pick<Platform, 'config' | 'databaseUsage'>) {
  const startedAt = Date.now();
  const before = { ...databaseUsage };
  return (message: string, facts: Facts): void => {
    if (!config.LOG_IS_ENABLED) return;
    log.info(message, {
      ...facts,
      ms: Date.now() - startedAt,
      roundTrips: databaseUsage.roundTrips - before.roundTrips,
      rowsRead: databaseUsage.rowsRead - before.rowsRead,
      rowsWritten: databaseUsage.rowsWritten - before.rowsWritten,
    });
  };
}
