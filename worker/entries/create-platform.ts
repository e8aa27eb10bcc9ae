import { createDatabaseUsage } from '../database/metering.ts';
import { assetBytes } from '../platform/asset-bytes.ts';
import { configAt, parseConfig, type Config } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import { createRemoteReader, noReader } from '../platform/reader/remote-reader.ts';
import type { Platform, Reader } from '../platform/platform.ts';
import { createBetterAuthSessions } from '../people/sign-in/better-auth/better-auth-sessions.ts';
import { createMailer } from '../mails/create-mailer.ts';
import { createQueueJobs } from '../platform/cloudflare/queue-jobs.ts';
import { createR2Files } from '../platform/cloudflare/r2-files.ts';
import { connectDatabases, databaseBindings } from './connect-databases.ts';
import { eventSubscribers } from './subscribers.ts';
import type { Environment, ExecutionContextLike } from '../platform/cloudflare/environment.ts';

/** Bindings ignore the host of a URL. */
const anyOrigin = new URL('https://sheaf.internal');

let parsed: { environment: Environment; config: Config } | undefined;

function configOf(environment: Environment): Config {
  if (parsed?.environment !== environment) {
    parsed = { environment, config: parseConfig(environment) };
  }
  return parsed.config;
}

/**
 * Creates the Cloudflare platform for one `request`, or without one for a message or a Cron run.
 * Throws an Error with a readable message for an invalid configuration.
 */
export function createPlatform(
  environment: Environment,
  context: ExecutionContextLike,
  request?: Request,
): Platform {
  const configured = configOf(environment);
  const config = request ? configAt(configured, new URL(request.url).origin) : configured;
  const databaseUsage = createDatabaseUsage();
  const databases = connectDatabases(databaseBindings(environment), databaseUsage);
  const clock = { now: () => new Date() };
  const platform = {
    config,
    isWorkLogged: config.LOG_IS_ENABLED,
    ...databases,
    databaseUsage,
    files: createR2Files(environment.FILES),
    async readAsset(path: string) {
      const response = await environment.ASSETS?.fetch(new URL(path, anyOrigin));
      return response ? assetBytes(response) : null;
    },
    reader: readerOf(environment, config),
    recognizedPages: config.RECOGNITION_MAX_PAGES,
    pagePlaces: config.RECOGNITION_MAX_CONCURRENCY,
    maxStorageBytes: config.ORGANIZATION_MAX_STORAGE_BYTES,
    jobs: createQueueJobs({
      jobs: environment.JOBS,
      reading: environment.READING,
      recognition: environment.RECOGNITION,
      webhooks: environment.WEBHOOKS,
      'dead-letters': environment.DEAD_LETTERS,
    }),
    mailer: createMailer({
      config,
      database: databases.identityDatabase,
      clock,
      binding: environment.EMAIL,
    }),
    clock,
    deployment: environment.CF_VERSION_METADATA.id,
    eventSubscribers,
    inBackground: (work: Promise<unknown>) =>
      context.waitUntil(
        work.catch((error: unknown) => log.error('Background work failed', {}, error)),
      ),
  };
  return { ...platform, sessions: createBetterAuthSessions(platform) };
}

function readerOf({ READER }: Environment, { READER_URL }: Config): Reader {
  if (READER_URL) return createRemoteReader((init) => fetch(READER_URL, init));
  return READER ? createRemoteReader((init) => READER.fetch(anyOrigin, init)) : noReader;
}
