import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findPageOfView } from '../../archive/views/shown/shown-view-store.ts';
import { runBatch } from '../../database/database.ts';
import { commit } from '../../outbox/commit.ts';
import { deleteJob } from '../../outbox/job-store.ts';
import type { JobRun } from '../../outbox/job.ts';
import { linkEvents } from '../share-links/link-event-store.ts';
import { findShareLink, type ShareLinkRow } from '../share-links/share-link-store.ts';
import { openViewOfLink } from '../share-links/view-of-link.ts';

/**
 * Job after a browser has opened a link for the first time: notifies webhooks, and once a day adds
 * an activity to the documents of the link, for a view those of its first page.
 */
export async function tellOfOpening(
  scope: OrganizationScope,
  { jobId, job: { shareLinkId, isFirstOfDay } }: JobRun<'share-link.opened'>,
): Promise<void> {
  const { identityDatabase } = scope.platform;
  const link = await findShareLink(scope, shareLinkId);
  if (link) {
    const documentIds = isFirstOfDay ? await findOpened(scope, link) : [];
    const opened = { type: 'document.share.opened', documentIds } as const;
    await commit(scope, {
      events: [{ type: 'share.opened', shareLinkId, name: link.linkName }],
      eventSources: linkEvents(scope, link, [opened]),
      statements: {},
    });
  }
  await runBatch(identityDatabase, [deleteJob(identityDatabase, jobId)]);
}

async function findOpened(
  { platform }: OrganizationScope,
  link: ShareLinkRow,
): Promise<readonly (string | null)[]> {
  const view = await openViewOfLink(platform, link);
  if (!view) return link.documentIds;
  if (view.state !== 'shown') return [];
  const firstPage = { pageIndex: 0, pageSize: shareLinkLimits.page };
  return (await findPageOfView(view.scope, view.shown, firstPage)).documentIds;
}
