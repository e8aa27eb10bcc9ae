import { day } from '../../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { deleteJob, eventOfJob, selectReplacementJobs } from '../../../outbox/job-store.ts';
import type { Job, JobRun } from '../../../outbox/job.ts';
import { findResponsibleMember } from '../../../people/members/member-recipient-store.ts';
import { findOrganization } from '../../../people/organizations/organization-store.ts';
import { sendsMail } from '../../../platform/config.ts';
import { findArrived, type Arrived } from './arrival-store.ts';

const usefulFor = 3 * day;

/**
 * Job: notifies webhooks and a member of the files that have arrived for a request, once for all of
 * them. The mail goes to the member who created the request, or to the owner if that member has
 * left or may only read. Nothing is sent if all files were taken back.
 */
export async function tellOfArrival(
  scope: OrganizationScope,
  { jobId, job }: JobRun<'upload-request.received'>,
): Promise<void> {
  const { uploadRequestId } = job;
  const arrived = await findArrived(scope, job);
  const { title = '', filesCount = 0 } = arrived ?? {};
  const event = { type: 'request.received', uploadRequestId, title, filesCount } as const;
  await commit(scope, {
    eventSources: filesCount > 0 ? [eventOfJob(jobId, event)] : [],
    jobSources:
      arrived && filesCount > 0
        ? [selectReplacementJobs(jobId, await createMailJobs(scope, arrived, jobId))]
        : [],
    statements: { done: deleteJob(scope.database, jobId) },
  });
}

async function createMailJobs(
  scope: OrganizationScope,
  { title, createdBy, filesCount }: Arrived,
  jobId: string,
): Promise<Job[]> {
  const { config, clock } = scope.platform;
  if (!sendsMail(config)) return [];
  const recipient = await findResponsibleMember(scope, createdBy);
  const organization = await findOrganization(scope);
  if (!recipient || !organization) return [];
  const path = `/organizations/${scope.organizationId}/settings/upload-requests`;
  const values = { title, organization: organization.name, files: String(filesCount) };
  const url = new URL(path, config.APP_BASE_URL).href;
  return [
    {
      type: 'mail.send',
      mail: { kind: 'files-received', values, url },
      delivery: { to: recipient.email, locale: recipient.locale ?? 'en', idempotencyKey: jobId },
      expiresAt: clock.now().getTime() + usefulFor,
    },
  ];
}
