import { createApp } from '../../worker/app.ts';
import { runCron } from '../../worker/entries/run-cron.ts';
import { handleApplicationJob } from '../../worker/entries/application-jobs.ts';
import { handleReadingJob } from '../../worker/entries/reading-jobs.ts';
import { runJob, type HandleJob } from '../../worker/entries/run-job.ts';
import type { Database } from '../../worker/database/database.ts';
import type { Config } from '../../worker/platform/config.ts';
import { queueFor, type JobType } from '../../worker/outbox/job.ts';
import { log } from '../../worker/platform/log.ts';
import type { Platform, QueuedJob, Reader, Sessions } from '../../worker/platform/platform.ts';
import { takeLock, type WithLock } from './archive-lock.ts';
import { createDemoFiles } from './storage/demo-files.ts';
import { createDemoPlatform } from './create-demo-platform.ts';
import { isUnavailable, isUpload, withDefaultPageSize, type DemoRules } from './demo-rules.ts';
import { notAvailable } from './demo-sessions.ts';
import { createJobLines } from './job-lines.ts';
import type { DemoStorage } from './storage/demo-storage.ts';
import { exportSqlite, openSqlite, type Sqlite } from './storage/open-sqlite.ts';
import { migrate } from './storage/migrate.ts';
import { sqliteAsD1 } from './storage/sqlite-d1.ts';

/** The demo runs both Workers in one. */
const handleJob: HandleJob = (...job) => handleReadingJob(...job) ?? handleApplicationJob(...job);

export type DemoServerPorts = {
  config: Config;
  rules: DemoRules;
  storage: DemoStorage;
  readAsset: Platform['readAsset'];
  /** Requests do not wait for it. */
  reader: Reader;
  sessions: (database: Database) => Sessions;
  withLock: WithLock;
  seed: (platform: Platform) => Promise<void>;
  /** Called after the storage was written. */
  onChange: (cause: 'request' | 'job') => void;
};

export type DemoServer = {
  fetch(request: Request): Promise<Response>;
  runCron(): Promise<void>;
  finishJobs(): Promise<void>;
  reset(): Promise<void>;
  withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result>;
};

/** `changes` is SQLite's change counter at the last write to the storage. */
type Archive = { sqlite: Sqlite; version: number; changes: number };

/**
 * The archive while its lock is held. `outside` releases the lock while `work` runs, which must not use the archive.
 */
type LockedArchive = {
  sqlite(): Sqlite;
  outside<Result>(work: () => Promise<Result>): Promise<Result>;
};

/**
 * The product's server in the browser. Every request takes a lock shared by all tabs, loads the changes of other tabs,
 * and responds after its own changes are stored.
 */
export function createDemoServer(ports: DemoServerPorts): DemoServer {
  const { config, rules, storage, withLock } = ports;
  const app = createApp();
  const files = createDemoFiles(storage);
  let archive: Archive | null = null;
  let lastRequestAt = 0;

  const close = () => {
    archive?.sqlite.close();
    archive = null;
  };

  const open = async (): Promise<Archive> => {
    const version = await storage.readVersion();
    if (archive?.version === version) return archive;
    const isFirst = archive === null;
    close();
    const snapshot = await storage.readSnapshot();
    const sqlite = await openSqlite(snapshot);
    const opened = { sqlite, version, changes: sqlite.changes(true) };
    migrate(sqlite);
    if (snapshot === null) {
      opened.version = await storage.clear();
      await use({ sqlite: () => sqlite, outside: (work) => work() }, ports.seed);
    } else if (isFirst) {
      jobs.add(unfinishedJobs(sqlite));
    }
    await save(opened, 'request');
    archive = opened;
    return opened;
  };

  const use = async <Result>(
    { sqlite, outside }: LockedArchive,
    work: (platform: Platform) => Promise<Result>,
  ): Promise<Result> => {
    const background: Promise<unknown>[] = [];
    const platform = createDemoPlatform({
      config,
      d1: sqliteAsD1(sqlite),
      files,
      readAsset: ports.readAsset,
      reader: {
        ...ports.reader,
        read: (file) => outside(() => ports.reader.read(file)),
        recognize: (page) => outside(() => ports.reader.recognize(page)),
        renderThumbnail: (file) => outside(() => ports.reader.renderThumbnail(file)),
        arrangePages: (pages) => outside(() => ports.reader.arrangePages(pages)),
      },
      sessions: ports.sessions,
      enqueue: jobs.add,
      background,
    });
    const result = await work(platform);
    await Promise.allSettled(background);
    return result;
  };

  const save = async (current: Archive, cause: 'request' | 'job') => {
    const changes = current.sqlite.changes(true);
    if (changes === current.changes) return;
    await storage.writeSnapshot(await exportSqlite(current.sqlite), current.version + 1);
    current.version += 1;
    current.changes = changes;
    ports.onChange(cause);
  };

  const run = async <Result>(
    cause: 'request' | 'job',
    work: (platform: Platform) => Promise<Result>,
  ): Promise<Result> => {
    let release = await takeLock(withLock);
    try {
      let current = await open();
      const outside = async <Slow>(slow: () => Promise<Slow>) => {
        await save(current, cause);
        release();
        try {
          return await slow();
        } finally {
          release = await takeLock(withLock);
          current = await open();
        }
      };
      const result = await use({ sqlite: () => current.sqlite, outside }, work);
      await save(current, cause);
      return result;
    } catch (error) {
      // Changes that could not be stored must not be visible.
      close();
      throw error;
    } finally {
      release();
    }
  };

  const jobs = createJobLines(async (jobId) => {
    await untilQuiet();
    await run('job', async (platform) => {
      // A failed job has stored the time of its retry.
      await runJob(platform, { jobId }, handleJob).catch((error: unknown) =>
        log.error('Job failed', { jobId }, error),
      );
    }).catch((error: unknown) => log.error('Result of a job not stored', { jobId }, error));
  });

  /** Waits for a pause between requests, up to a limit. */
  const untilQuiet = async () => {
    const latest = Date.now() + 10 * rules.quietTime;
    const quietAt = () => Math.min(lastRequestAt + rules.quietTime, latest);
    while (Date.now() < quietAt()) await until(quietAt());
  };

  return {
    withPlatform: (work) => run('request', work),
    finishJobs: jobs.finish,
    async fetch(request) {
      if (isUnavailable(rules, request)) return notAvailable(request);
      const started = Date.now();
      lastRequestAt = started;
      const response = await run('request', async (platform) =>
        complete(await app.fetch(withDefaultPageSize(rules, request), platform)),
      );
      if (isUpload(request)) await until(started + rules.uploadDelay);
      return response;
    },
    runCron: () => run('job', runCron),
    async reset() {
      await withLock(async () => {
        jobs.clear();
        close();
        await storage.clear();
        await open();
      });
    },
  };
}

/** Returns the jobs left over from the last visit. Cron retries failed ones, but not those that were running. */
function unfinishedJobs(sqlite: Sqlite): QueuedJob[] {
  const rows = sqlite.selectArrays(
    `select id, job ->> 'type' from jobs
     where attempts = 0
       or job ->> 'type' in ('document.extract', 'document.recognize', 'document.thumbnail')`,
  ) as [string, JobType][];
  return rows.map(([jobId, type]) => ({ jobId, queue: queueFor(type) }));
}

/** Returns the response with its whole body: reading it later would use the archive without the lock. */
async function complete(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = response.body ? await response.blob() : null;
  return new Response(body, { status, statusText, headers });
}

function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
}
