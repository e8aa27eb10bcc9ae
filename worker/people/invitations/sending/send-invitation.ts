import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { JobRun } from '../../../outbox/job.ts';
import { completeMailJob } from '../../../outbox/job-store.ts';
import { sendMail } from '../../../mails/send-mail.ts';
import { sendsMail } from '../../../platform/config.ts';
import { findInvitationToSend } from '../invitation-store.ts';

/**
 * Job: mails an invitation, unless it is not pending any more. The idempotency key prevents a
 * repeated job from sending it twice.
 */
export async function sendInvitation(
  scope: OrganizationScope,
  run: JobRun<'invitation.send'>,
): Promise<void> {
  const { platform } = scope;
  const { invitationId, timesSent } = run.job;
  const invitation = sendsMail(platform.config)
    ? await findInvitationToSend(scope, { invitationId, timesSent })
    : undefined;
  if (invitation) {
    const mail = {
      kind: 'invitation',
      values: {
        inviter: invitation.inviterName ?? invitation.organizationName,
        organization: invitation.organizationName,
      },
      url: new URL('/invitations', platform.config.APP_BASE_URL).href,
    } as const;
    await sendMail(platform, mail, {
      to: invitation.email,
      locale: invitation.locale,
      idempotencyKey: `${invitationId}-${timesSent}`,
    });
  }
  await completeMailJob(platform.databases, run.jobId);
}
