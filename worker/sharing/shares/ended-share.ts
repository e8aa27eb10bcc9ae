import type {
  EndDetails,
  ShareEndReason,
} from '../../../shared/sharing/share-links/public-share.ts';
import { AppError } from '../../http/app-error.ts';
import type { ShareLinkRow } from '../share-links/share-link-store.ts';

/**
 * Creates the error 410 `share.ended`. It contains the organization only if anyone with the address
 * may see it.
 */
export function endedShare(link: ShareLinkRow, reason: ShareEndReason): AppError {
  const endedAt = {
    expired: link.expiresAt,
    revoked: link.deletedAt,
    paused: null,
    used_up: null,
  }[reason];
  const isNamed = link.showsOrganization && link.passwordHash === null;
  const details: EndDetails = {
    reason,
    ...(endedAt && { endedAt: endedAt.toISOString() }),
    ...(isNamed && { organizationName: link.organizationName }),
  };
  return new AppError('share.ended', { details });
}
