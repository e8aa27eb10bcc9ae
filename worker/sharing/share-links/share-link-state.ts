import type { ShareEndReason } from '../../../shared/sharing/share-links/public-share.ts';
import type { ViewState } from '../../../shared/archive/views/view.ts';
import type { ShareLinkState } from '../../../shared/sharing/share-links/share-link.ts';
import { canChangeArchive } from '../../../shared/people/members/member-rules.ts';
import type { Role } from '../../../shared/roles.ts';

/** Facts that determine whether a link is open. `ownerRole` is null once its owner is no member. */
type LinkFacts = {
  expiresAt: Date | null;
  isEnabled: boolean;
  maxDownloads: number | null;
  downloadsCount: number;
  deletedAt: Date | null;
  ownerRole: Role | null;
  isSharingEnabled: boolean;
  organizationDeletedAt: Date | null;
};

/**
 * A link is open as long as its owner may share its documents, and it is neither ended nor paused.
 */
export function shareLinkState(
  link: LinkFacts,
  now: Date,
  view: ViewState = 'shown',
): ShareLinkState {
  const isOwned = link.ownerRole !== null && canChangeArchive(link.ownerRole);
  if (link.deletedAt || link.organizationDeletedAt || !isOwned || view === 'deleted') {
    return 'ended';
  }
  if (link.expiresAt && link.expiresAt <= now) return 'expired';
  if (!link.isEnabled || !link.isSharingEnabled || view !== 'shown') return 'paused';
  const { maxDownloads, downloadsCount } = link;
  return maxDownloads !== null && downloadsCount >= maxDownloads ? 'used_up' : 'active';
}

export const endReasons: Record<Exclude<ShareLinkState, 'active'>, ShareEndReason> = {
  ended: 'revoked',
  expired: 'expired',
  paused: 'paused',
  used_up: 'used_up',
};
