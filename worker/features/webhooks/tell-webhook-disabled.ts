import type { OrganizationScope } from '../../authorization/organization-scope.ts';
import { commit } from '../../events/commit.ts';
import { deleteJob } from '../../events/job-store.ts';
import type { Job, JobRun } from '../../events/job.ts';
import { sendMail } from '../mails/send-mail.ts';
import { findAdminRecipients } from '../members/member-recipient-store.ts';
import { findOrganization } from '../organizations/organization-store.ts';
import { findWebhook } from './webhook-store.ts';

type TellRun = JobRun<Extract<Job, { type: 'webhook.tell-disabled' }>>;

/** Writes to the owner and the admins that a webhook was switched off. Run again, nobody gets a second mail. */
export async function tellWebhookDisabled(scope: OrganizationScope, run: TellRun): Promise<void> {
  const { platform } = scope;
  const { webhookId } = run.job;
  const webhook = await findWebhook(scope, webhookId);
  const organization = await findOrganization(scope);
  if (webhook && !webhook.enabled && organization) {
    const path = `/organizations/${scope.organizationId}/settings/webhooks/${webhookId}`;
    const url = new URL(path, platform.config.APP_BASE_URL).href;
    const values = { webhook: webhook.name, organization: organization.name };
    for (const { userId, email, locale } of await findAdminRecipients(scope)) {
      await sendMail(
        platform,
        { kind: 'webhook-disabled', values, url },
        { to: email, locale: locale ?? 'en', idempotencyKey: `${run.jobId}:${userId}` },
      );
    }
  }
  await commit(scope, { statements: [deleteJob(scope.database, run.jobId)] });
}
