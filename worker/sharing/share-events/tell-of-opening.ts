import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import type { JobRun } from '../../outbox/job.ts';
import { linkEvents } from '../share-links/link-event-store.ts';
import { findShareLink } from '../share-links/share-link-store.ts';

/** Job after a browser has opened a link for the first time: tells webhooks, and once a day the activity of what the link shows. */
export async function tellOfOpening(
  scope: OrganizationScope,
  { jobId, job: { shareLinkId, isFirstOfDay } }: JobRun<'share-link.opened'>,
): Promise<void> {
  const { identityDatabase } = scope.platform;
  const link = await findShareLink(scope, shareLinkId);
  if (link) {
    const opened = { type: 'document.share.opened', documentIds: link.documentIds } as const;
    await commit(scope, {
      events: [{ type: 'share.opened', shareLinkId, name: link.linkName }],
      eventSources: isFirstOfDay ? linkEvents(scope, link, [opened]) : [],
      statements: {},
    });
  }
  await runBatch(identityDatabase, [deleteJob(identityDatabase, jobId)]);
}
