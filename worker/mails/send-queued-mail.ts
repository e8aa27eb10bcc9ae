import type { JobRun } from '../outbox/job.ts';
import { completeMailJob } from '../outbox/job-store.ts';
import type { Platform } from '../platform/platform.ts';
import { sendMail } from './send-mail.ts';

export async function sendQueuedMail(platform: Platform, run: JobRun<'mail.send'>): Promise<void> {
  const { mail, delivery, expiresAt } = run.job;
  if (expiresAt > platform.clock.now().getTime()) await sendMail(platform, mail, delivery);
  await completeMailJob(platform.databases, run.jobId);
}
