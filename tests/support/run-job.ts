import { handleApplicationJob } from '../../worker/entries/application-jobs.ts';
import { handleReadingJob } from '../../worker/entries/reading-jobs.ts';
import { runJob as runJobWith, type HandleJob } from '../../worker/entries/run-job.ts';
import type { Platform } from '../../worker/platform/platform.ts';

const handleJob: HandleJob = (...job) => handleReadingJob(...job) ?? handleApplicationJob(...job);

/** Runs a job of either Worker, whichever database it is stored in. */
export async function runJob(platform: Platform, jobId: string): Promise<void> {
  for (const shard of platform.databases.keys()) {
    await runJobWith(platform, { jobId, shard }, handleJob);
  }
}
