import { runBatch } from '../../database/database.ts';
import type { Job, JobRun } from '../../events/job.ts';
import { deleteJob } from '../../events/job-store.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendMail } from './send-mail.ts';

/** The job of a mail that was not taken at first. Once its link is no good any more, it is dropped. */
export async function retryAccountMail(
  platform: Platform,
  run: JobRun<Extract<Job, { type: 'account-mail.send' }>>,
): Promise<void> {
  const { mail, delivery, expiresAt } = run.job;
  if (expiresAt > platform.clock.now().getTime()) await sendMail(platform, mail, delivery);
  await runBatch(platform.identityDatabase, [deleteJob(platform.identityDatabase, run.jobId)]);
}
