import { connectDatabase, runBatch, type Database } from '../../worker/database/database.ts';
import { createDatabaseUsage, type D1Like } from '../../worker/database/metering.ts';
import { deleteJob } from '../../worker/outbox/job-store.ts';
import { eventSubscribers } from '../../worker/entries/subscribers.ts';
import { insertLocalMail } from '../../worker/mails/mail-store.ts';
import type { Config } from '../../worker/platform/config.ts';
import { log } from '../../worker/platform/log.ts';
import { oneDatabase } from '../../worker/platform/one-database.ts';
import type {
  FileStore,
  Platform,
  QueuedJob,
  Reader,
  Sessions,
} from '../../worker/platform/platform.ts';

type DemoPorts = {
  config: Config;
  d1: D1Like;
  files: FileStore;
  readAsset: Platform['readAsset'];
  reader: Reader;
  sessions: (database: Database) => Sessions;
  enqueue: (jobs: readonly QueuedJob[]) => void;
  background: Promise<unknown>[];
};

const isLocal = ({ queue }: QueuedJob) => ['jobs', 'reading', 'recognition'].includes(queue);

export function createDemoPlatform(ports: DemoPorts): Platform {
  const databaseUsage = createDatabaseUsage();
  const database = connectDatabase(ports.d1, databaseUsage);
  return {
    config: ports.config,
    isWorkLogged: false,
    ...oneDatabase(database),
    databaseUsage,
    files: ports.files,
    readAsset: ports.readAsset,
    reader: ports.reader,
    recognizedPages: ports.config.RECOGNITION_MAX_PAGES,
    pagePlaces: ports.config.RECOGNITION_MAX_CONCURRENCY,
    maxStorageBytes: ports.config.ORGANIZATION_MAX_STORAGE_BYTES,
    jobs: {
      async send(jobs) {
        ports.enqueue(jobs.filter(isLocal));
        await runBatch(
          database,
          jobs.filter((job) => !isLocal(job)).map(({ jobId }) => deleteJob(database, jobId)),
        );
      },
    },
    mailer: { send: (message) => insertLocalMail(database, message, new Date()) },
    sessions: ports.sessions(database),
    clock: { now: () => new Date() },
    deployment: 'demo',
    eventSubscribers,
    inBackground: (work) =>
      ports.background.push(
        work.catch((error: unknown) => log.error('Background work failed', {}, error)),
      ),
  };
}
