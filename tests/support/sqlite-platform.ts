import { connectDatabase } from '../../worker/database/database.ts';
import { createDatabaseUsage, type D1Like } from '../../worker/database/metering.ts';
import type { Retries } from '../../worker/database/adapters/transient-failures.ts';
import { eventSubscribers } from '../../worker/entries/subscribers.ts';
import { parseConfig } from '../../worker/platform/config.ts';
import { oneDatabase } from '../../worker/platform/one-database.ts';
import type { Platform, QueuedJob } from '../../worker/platform/platform.ts';
import { openMigratedSqlite, sqliteAsD1 } from './sqlite-database.ts';
import { testVariables } from './test-variables.ts';

const unavailable = () => Promise.reject(new Error('Not available in this test'));

/** A platform over SQLite in memory, for unit tests: it has no files and no sessions, and its queue only records. */
export function createSqlitePlatform(
  overrides: Partial<Platform> = {},
  d1: D1Like = sqliteAsD1(openMigratedSqlite()),
  retries?: Retries,
) {
  const sent: QueuedJob[] = [];
  const databaseUsage = createDatabaseUsage();
  const database = connectDatabase(d1, databaseUsage, retries);
  const config = overrides.config ?? parseConfig(testVariables);
  const platform: Platform = {
    config,
    isWorkLogged: false,
    ...oneDatabase(database),
    databaseUsage,
    files: {
      put: unavailable,
      get: unavailable,
      replace: unavailable,
      delete: unavailable,
      list: unavailable,
    },
    readAsset: () => Promise.resolve(null),
    reader: {
      isInProcess: false,
      read: unavailable,
      recognize: unavailable,
      renderThumbnail: unavailable,
      findFields: unavailable,
      arrangePages: unavailable,
    },
    recognizedPages: 500,
    pagePlaces: config.RECOGNITION_MAX_CONCURRENCY,
    maxStorageBytes: config.ORGANIZATION_MAX_STORAGE_BYTES,
    jobs: { send: async (jobs) => void sent.push(...jobs) },
    eventSubscribers,
    mailer: { send: unavailable },
    sessions: { handle: unavailable, tokenOf: unavailable },
    clock: { now: () => new Date() },
    deployment: 'test',
    inBackground: () => undefined,
    ...overrides,
  };
  return { platform, database, sent };
}
