import { shareLinkLimits } from '../../../shared/sharing/share-links/share-link-limits.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { findPageOfView } from '../../archive/views/shown/shown-view-store.ts';
import { shareLinkState } from './share-link-state.ts';
import { findShareLinks, type ShareLinkRow } from './share-link-store.ts';
import { openViewOfLink } from './view-of-link.ts';

/**
 * Returns the documents that open links of the organization show, at most 10,000; for views the
 * first ones of the newest links to ten of them. Its cost depends on the links, not on the number
 * of documents.
 */
export async function findSharedDocumentIds(scope: OrganizationScope): Promise<string[]> {
  const now = scope.platform.clock.now();
  const links = (await findShareLinks(scope, undefined)).filter(
    (link) => shareLinkState(link, now) === 'active',
  );
  const ids = new Set(links.flatMap(({ documentIds }) => documentIds.filter((id) => id !== null)));
  for (const link of linksOfViews(links)) {
    for (const id of await inTurn(scope, () => findIdsOfView(scope, link))) ids.add(id);
  }
  return [...ids].slice(0, shareLinkLimits.marked);
}

function linksOfViews(links: readonly ShareLinkRow[]): ShareLinkRow[] {
  const ofViews = links.filter(({ viewId }) => viewId !== null);
  const byView = new Map(ofViews.map((link) => [`${link.viewId} ${link.ownerId}`, link]));
  return [...byView.values()].slice(0, shareLinkLimits.markedViews);
}

async function findIdsOfView(scope: OrganizationScope, link: ShareLinkRow): Promise<string[]> {
  const view = await openViewOfLink(scope.platform, link);
  if (view?.state !== 'shown') return [];
  const page = { pageIndex: 0, pageSize: shareLinkLimits.shown };
  return (await findPageOfView(view.scope, view.shown, page)).documentIds;
}
