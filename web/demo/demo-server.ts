import type { Database as SqliteDatabase } from '@sqlite.org/sqlite-wasm';
import { createApp } from '../../worker/app.ts';
import { runCron } from '../../worker/events/run-cron.ts';
import { runJob } from '../../worker/events/run-job.ts';
import type { Platform, QueuedJob, Sessions } from '../../worker/platform/platform.ts';
import { createDemoConfig } from './demo-config.ts';
import { createDemoFiles } from './demo-files.ts';
import { createDemoPlatform } from './create-demo-platform.ts';
import { demoRules, isUnavailable, isUpload, withDefaultPageSize } from './demo-rules.ts';
import { notAvailable } from './demo-sessions.ts';
import type { DemoStorage } from './demo-storage.ts';
import { migrate } from './migrate.ts';
import { exportSqlite, openSqlite } from './open-sqlite.ts';
import { sqliteAsD1 } from './sqlite-d1.ts';

export type DemoServerPorts = {
  origin: string;
  storage: DemoStorage;
  sessions: Sessions;
  /** Keeps other tabs out while `work` runs. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Fills an empty archive. */
  seed(platform: Platform): Promise<void>;
  /** Called after something was written to storage. */
  onChange(): void;
};

export type DemoServer = {
  fetch(request: Request): Promise<Response>;
  /** Waits until no job is left. */
  finishJobs(): Promise<void>;
  /** Back to the seed. */
  reset(): Promise<void>;
  /** Runs `work` on the archive as one call would. */
  withPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result>;
};

type Archive = { sqlite: SqliteDatabase; version: number; changes: number };

/**
 * The product itself in this browser. Every call takes the lock all tabs share, reads what another tab has written,
 * and is answered only when everything it wrote is on disk.
 */
export async function createDemoServer(ports: DemoServerPorts): Promise<DemoServer> {
  const { storage, exclusively } = ports;
  const app = createApp();
  const config = createDemoConfig(ports.origin);
  const files = createDemoFiles(storage);
  const queue: QueuedJob[] = [];
  let archive: Archive | null = null;
  let jobs: Promise<void> = Promise.resolve();

  const open = async (): Promise<Archive> => {
    const version = await storage.readVersion();
    if (archive?.version === version && version > 0) return archive;
    archive?.sqlite.close();
    const sqlite = await openSqlite(version > 0 ? await storage.readSnapshot() : null);
    migrate(sqlite);
    archive = { sqlite, version, changes: sqlite.changes(true) };
    if (version > 0) return archive;
    await storage.clear();
    await use(archive, ports.seed);
    await save(archive);
    return archive;
  };

  const use = async <Result>(
    { sqlite }: Archive,
    work: (platform: Platform) => Promise<Result>,
  ): Promise<Result> => {
    const background: Promise<unknown>[] = [];
    const platform = createDemoPlatform({
      config,
      d1: sqliteAsD1(sqlite),
      files,
      sessions: ports.sessions,
      queue,
      background,
    });
    const result = await work(platform);
    await Promise.allSettled(background);
    return result;
  };

  const save = async (current: Archive) => {
    const changes = current.sqlite.changes(true);
    if (changes === current.changes && current.version > 0) return;
    try {
      await storage.writeSnapshot(await exportSqlite(current.sqlite), current.version + 1);
    } catch (error) {
      archive = null;
      throw error;
    }
    current.version += 1;
    current.changes = changes;
    ports.onChange();
  };

  const withPlatform = <Result>(work: (platform: Platform) => Promise<Result>): Promise<Result> =>
    exclusively(async () => {
      const current = await open();
      const result = await use(current, work);
      await save(current);
      return result;
    });

  const workOff = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      const { jobId } = job;
      await withPlatform((platform) => runJob(platform, jobId)).catch((error: unknown) =>
        console.error(`Job ${jobId} failed`, error),
      );
    }
  };

  const startJobs = () => {
    jobs = jobs.then(workOff);
    return jobs;
  };

  await withPlatform(runCron);
  void startJobs();

  return {
    withPlatform,
    finishJobs: startJobs,
    async fetch(request) {
      if (isUnavailable(new URL(request.url).pathname)) return notAvailable();
      const started = Date.now();
      const answer = await withPlatform(async (platform) => {
        const response = await app.fetch(withDefaultPageSize(request), platform);
        return complete(response);
      });
      void startJobs();
      if (isUpload(request)) await until(started + demoRules.uploadDelay);
      return answer;
    },
    reset: () =>
      exclusively(async () => {
        queue.length = 0;
        archive?.sqlite.close();
        archive = null;
        await storage.clear();
        await open();
      }),
  };
}

/** The answer with its whole body: nothing of it may still read the archive once the lock is free. */
async function complete(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = response.body ? await response.blob() : null;
  return new Response(body, { status, statusText, headers });
}

function until(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - Date.now())));
}
