import type { Platform } from '../platform/platform.ts';
import { resendJobs } from './resend-jobs.ts';

/** What Cron does every minute. Each step is bounded, goes on next time, and may run again without harm. */
const steps: Record<string, (platform: Platform) => Promise<void>> = {
  'resend jobs': resendJobs,
};

/** Runs every step; one that fails does not hold up the others. */
export async function runCron(platform: Platform): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    await step(platform).catch((error: unknown) =>
      console.error(`Cron step "${name}" failed`, error),
    );
  }
}
