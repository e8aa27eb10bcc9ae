import { day } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { deleteJob, selectReplacementJobs } from '../../../outbox/job-store.ts';
import type { Job, JobRun } from '../../../outbox/job.ts';
import { sendsMail } from '../../../platform/config.ts';
import { findAdminRecipients } from '../../../people/members/member-recipient-store.ts';
import { findOrganization } from '../../../people/organizations/organization-store.ts';
import { findWebhook } from '../webhook-store.ts';

type NotifyRun = JobRun<'webhook.notify-disabled'>;

const usefulFor = 3 * day;

/**
 * Notifies the owner and the admins that a webhook was disabled, with one job each, so that an address that accepts no
 * email does not delay the others.
 */
export async function notifyWebhookDisabled(
  scope: OrganizationScope,
  run: NotifyRun,
): Promise<void> {
  await commit(scope, {
    jobSources: [selectReplacementJobs(run.jobId, await createMailJobs(scope, run))],
    statements: { done: deleteJob(scope.database, run.jobId) },
  });
}

async function createMailJobs(scope: OrganizationScope, run: NotifyRun): Promise<Job[]> {
  const { config, clock } = scope.platform;
  if (!sendsMail(config)) return [];
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
