import { day } from '../../../../shared/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { deleteJob, selectJobsInstead } from '../../../outbox/job-store.ts';
import type { Job, JobRun } from '../../../outbox/job.ts';
import { findAdminRecipients } from '../../../people/members/member-recipient-store.ts';
import { findOrganization } from '../../../people/organizations/organization-store.ts';
import { findWebhook } from '../webhook-store.ts';

type TellRun = JobRun<Extract<Job, { type: 'webhook.tell-disabled' }>>;

const usefulFor = 3 * day;

/**
 * Has the owner and the admins told that a webhook was switched off, each by a job of their own: an address that takes
 * no mail does not hold up the others.
 */
export async function tellWebhookDisabled(scope: OrganizationScope, run: TellRun): Promise<void> {
  await commit(scope, {
    jobSources: [selectJobsInstead(run.jobId, await mailsAbout(scope, run))],
    statements: [deleteJob(scope.database, run.jobId)],
  });
}

async function mailsAbout(scope: OrganizationScope, run: TellRun): Promise<Job[]> {
  const { config, clock } = scope.platform;
  const { webhookId } = run.job;
  const webhook = await findWebhook(scope, webhookId);
  const organization = await findOrganization(scope);
  if (!webhook?.disabledReason || !organization) return [];
  const path = `/organizations/${scope.organizationId}/settings/webhooks/${webhookId}`;
  const url = new URL(path, config.APP_BASE_URL).href;
  const reason = webhook.disabledReason;
  const values = { webhook: webhook.name, organization: organization.name };
  const expiresAt = clock.now().getTime() + usefulFor;
  return (await findAdminRecipients(scope)).map(({ userId, email, locale }) => ({
    type: 'mail.send',
    mail: { kind: 'webhook-disabled', reason, values, url },
    delivery: { to: email, locale: locale ?? 'en', idempotencyKey: `${run.jobId}:${userId}` },
    expiresAt,
  }));
}
