import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import type { JobRun } from '../../outbox/job.ts';
import { linkEvents } from './link-event-store.ts';
import { shareLinkState } from './share-link-state.ts';
import { findShareLink } from './share-link-store.ts';

/**
 * Job at the end of a link: records in the activity of its documents that it has ended, unless it
 * was extended or deleted.
 */
export async function recordExpiry(
  scope: OrganizationScope,
  { jobId, job: { shareLinkId } }: JobRun<'share-link.expired'>,
): Promise<void> {
  const { identityDatabase, clock } = scope.platform;
  const link = await findShareLink(scope, shareLinkId);
  if (link && shareLinkState(link, clock.now()) === 'expired') {
    const expired = { type: 'document.share.expired', documentIds: link.documentIds } as const;
    await commit(scope, { eventSources: linkEvents(scope, link, [expired]), statements: {} });
  }
  await runBatch(identityDatabase, [deleteJob(identityDatabase, jobId)]);
}
