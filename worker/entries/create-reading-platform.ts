import { createInProcessReader } from '../reading/in-process-reader.ts';
import { readInTurn } from '../reading/read-in-turn.ts';
import { createDatabaseUsage } from '../database/metering.ts';
import { assetBytes } from '../platform/asset-bytes.ts';
import type {
  ExecutionContextLike,
  ReadingEnvironment,
} from '../platform/cloudflare/environment.ts';
import { createQueueJobs } from '../platform/cloudflare/queue-jobs.ts';
import { createR2Files } from '../platform/cloudflare/r2-files.ts';
import {
  maxStorageBytes,
  pagePlaces,
  readerUrl,
  recognizedPages,
} from '../platform/config-variables.ts';
import { log } from '../platform/log.ts';
import type { Platform, Reader } from '../platform/platform.ts';
import { createRemoteReader } from '../platform/reader/remote-reader.ts';
import type { Turn } from '../platform/turns/take-turns.ts';
import { connectDatabases, databaseBindings } from './connect-databases.ts';
import { eventSubscribers } from './subscribers.ts';

const notHere = () => Promise.reject(new Error('The reading Worker has no mailer and no sessions'));

const noConfig = new Proxy({} as Platform['config'], {
  get() {
    throw new Error('The reading Worker has no configuration');
  },
});

type ReadingVariables = {
  READER_URL?: string;
  RECOGNITION_MAX_PAGES?: string | number;
  RECOGNITION_MAX_CONCURRENCY?: string | number;
  ORGANIZATION_MAX_STORAGE_BYTES?: string | number;
};

export function createReadingPlatform(
  environment: ReadingEnvironment & ReadingVariables,
  context: ExecutionContextLike,
  { turn }: { turn: Turn },
): Platform {
  const databaseUsage = createDatabaseUsage();
  const readAsset = async (path: string) => {
    const response = await environment.ASSETS?.fetch(new URL(path, 'https://assets.internal'));
    return response ? assetBytes(response) : null;
  };
  return {
    config: noConfig,
    ...connectDatabases(databaseBindings(environment), databaseUsage),
    databaseUsage,
    isWorkLogged: !environment.READER_URL,
    files: createR2Files(environment.FILES),
    readAsset,
    reader: readInTurn(readerOf(environment.READER_URL, readAsset), turn),
    recognizedPages: recognizedPages.parse(String(environment.RECOGNITION_MAX_PAGES ?? '')),
    pagePlaces: pagePlaces.parse(String(environment.RECOGNITION_MAX_CONCURRENCY ?? '')),
    maxStorageBytes: maxStorageBytes.parse(
      String(environment.ORGANIZATION_MAX_STORAGE_BYTES ?? ''),
    ),
    jobs: createQueueJobs({
      jobs: environment.JOBS,
      reading: environment.READING,
      recognition: environment.RECOGNITION,
      webhooks: environment.WEBHOOKS,
      'dead-letters': environment.DEAD_LETTERS,
    }),
    mailer: { send: notHere },
    sessions: { handle: notHere, tokenOf: notHere },
    clock: { now: () => new Date() },
    deployment: environment.CF_VERSION_METADATA.id,
    eventSubscribers,
    inBackground: (work) =>
      context.waitUntil(
        work.catch((error: unknown) => log.error('Background work failed', {}, error)),
      ),
  };
}

/**
 * The reader runs in this Worker, or in local development in a separate process, because the local
 * runtime has one thread for all Workers and no limits.
 */
function readerOf(variable: string | undefined, readAsset: Platform['readAsset']): Reader {
  const url = readerUrl.parse(variable);
  return url ? createRemoteReader((init) => fetch(url, init)) : createInProcessReader(readAsset);
}
