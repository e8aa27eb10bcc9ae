import { sharePagePath } from '../../../shared/sharing/share-links/public-share.ts';
import type { ShareLink } from '../../../shared/sharing/share-links/share-link.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { decryptToken } from '../tokens/encrypted-token.ts';
import { shareLinkState } from './share-link-state.ts';
import type { ShareLinkRow } from './share-link-store.ts';
import { findLinkedViews, type LinkedView } from './linked-views.ts';

export async function presentShareLinks(
  scope: OrganizationScope,
  rows: readonly ShareLinkRow[],
): Promise<ShareLink[]> {
  const views = await findLinkedViews(scope, rows);
  return Promise.all(rows.map((row) => present(scope, row, views.get(row.id) ?? null)));
}

export async function presentShareLink(
  scope: OrganizationScope,
  row: ShareLinkRow,
): Promise<ShareLink> {
  const views = await findLinkedViews(scope, [row]);
  return present(scope, row, views.get(row.id) ?? null);
}

async function present(
  { platform: { clock, config } }: OrganizationScope,
  row: ShareLinkRow,
  view: LinkedView | null,
): Promise<ShareLink> {
  const token = await decryptToken(config, row);
  return {
    id: row.id,
    organizationId: row.organizationId,
    name: row.linkName,
    note: row.note,
    documentIds: row.documentIds.filter((id) => id !== null),
    viewId: row.viewId,
    view,
    expiresAt: row.expiresAt,
    hasPassword: row.passwordHash !== null,
    isDownloadAllowed: row.isDownloadAllowed,
    showsDetails: row.showsDetails,
    showsOrganization: row.showsOrganization,
    isEnabled: row.isEnabled,
    notifiesOnOpening: row.notifiesOnOpening,
    maxDownloads: row.maxDownloads,
    downloadsCount: row.downloadsCount,
    openedAt: row.openedAt,
    state: shareLinkState(row, clock.now(), view?.state),
    url: token && new URL(sharePagePath(token), config.APP_BASE_URL).href,
    createdBy: { id: row.ownerId, name: row.ownerName },
    createdAt: row.linkCreatedAt,
    updatedAt: row.linkUpdatedAt,
  };
}
