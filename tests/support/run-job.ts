import { handleApplicationJob } from '../../worker/entries/application-jobs.ts';
import { handleReadingJob } from '../../worker/entries/reading-jobs.ts';
import { runJob as runJobWith, type HandleJob } from '../../worker/entries/run-job.ts';
import type { Platform } from '../../worker/platform/platform.ts';
import { invoke, nameInvocation } from './limits/invocation.ts';

const handleJob: HandleJob = (scope, run, job) => {
  nameInvocation(`job ${job.type}`);
  return handleReadingJob(scope, run, job) ?? handleApplicationJob(scope, run, job);
};

/** Runs a job of either Worker as one invocation, in any database. */
export async function runJob(platform: Platform, jobId: string): Promise<void> {
  for (const shard of platform.databases.keys()) {
    await invoke('job', () => runJobWith(platform, { jobId, shard }, handleJob));
  }
}
