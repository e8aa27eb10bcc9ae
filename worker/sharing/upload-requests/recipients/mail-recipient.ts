import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { sendMail } from '../../../mails/send-mail.ts';
import { runBatch } from '../../../database/database.ts';
import { deleteJob } from '../../../outbox/job-store.ts';
import type { JobOf, JobRun } from '../../../outbox/job.ts';
import { findResponsibleMember } from '../../../people/members/member-recipient-store.ts';
import { findOrganization } from '../../../people/organizations/organization-store.ts';
import { sendsMail } from '../../../platform/config.ts';
import { findUploadRequest, type StoredUploadRequest } from '../upload-request-store.ts';
import { uploadStateOf } from '../upload-state.ts';
import { uploadUrlOf } from '../upload-token.ts';
import { findRecipient, noteReminder } from './reminder-store.ts';

/**
 * Job: mails a recipient their address, or reminds them of it if no file has arrived, in the
 * language of the member who created the request. The address is only in the mail, so it is sent at
 * once. Nothing is sent if the address has ended in the meantime, or if sharing is disabled in the
 * organization.
 */
export async function mailRecipient(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'upload-recipient.mail'>,
): Promise<void> {
  const isMailed = await mail(scope, job);
  if (isMailed && job.kind === 'reminder') {
    await noteReminder(scope, { recipientId: job.recipientId, jobId });
  } else {
    await runBatch(scope.database, [deleteJob(scope.database, jobId)]);
  }
}

async function mail(
  scope: OrganizationScope,
  { recipientId, kind }: JobOf<'upload-recipient.mail'>,
): Promise<boolean> {
  const { config, mailer } = scope.platform;
  if (!sendsMail(config)) return false;
  const recipient = await findRecipient(scope, recipientId);
  const stored = recipient && (await findUploadRequest(scope, recipient.requestId));
  if (!recipient?.email || !stored || !isOf(scope, stored)[kind]) return false;
  if (kind === 'reminder' && (recipient.remindedAt || recipient.filesCount > 0)) return false;
  const { id: requestId, title, note, createdBy, expiresAt } = stored.request;
  const organization = await findOrganization(scope);
  const url = await uploadUrlOf(recipient.token, { config, requestId });
  if (!organization?.isSharingEnabled || url === null) return false;
  const maker = await findResponsibleMember(scope, createdBy);
  const values = {
    title,
    organization: organization.name,
    day: expiresAt.toISOString().slice(0, 10),
  };
  const delivery = {
    to: recipient.email,
    locale: maker?.locale ?? 'en',
    idempotencyKey: `${recipientId}-${kind}`,
  };
  await sendMail({ mailer }, { kind: `upload-${kind}`, values, note, url }, delivery);
  return true;
}

function isOf(scope: OrganizationScope, { request, usage }: StoredUploadRequest) {
  const state = uploadStateOf(request, usage, scope.platform.clock.now());
  return { invitation: state === 'open' || state === 'paused', reminder: state === 'open' };
}
