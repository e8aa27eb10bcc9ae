import {
  linkSettings,
  type LinkSetting,
} from '../../../shared/sharing/share-links/link-settings.ts';
import type { LinkChange } from './link-event-store.ts';
import type { ShareLinkRow } from './share-link-store.ts';

export function linkChanges(former: ShareLinkRow, link: ShareLinkRow): LinkChange[] {
  const [before, after] = [new Set(former.documentIds), new Set(link.documentIds)];
  const documentIds = [...after.intersection(before)];
  const [then, now] = [settingsOf(former), settingsOf(link)];
  const updatedFields = linkSettings.filter((each) => then[each] !== now[each]);
  const changes: (LinkChange | false)[] = [
    { type: 'document.shared', documentIds: [...after.difference(before)] },
    former.ownerId !== link.ownerId && { type: 'document.share.taken_over', documentIds },
    updatedFields.length > 0 && { type: 'document.share.updated', documentIds, updatedFields },
    former.isEnabled && !link.isEnabled && { type: 'document.share.paused', documentIds },
    !former.isEnabled && link.isEnabled && { type: 'document.share.resumed', documentIds },
    { type: 'document.unshared', documentIds: [...before.difference(after)] },
  ];
  return changes.filter((change) => change !== false);
}

function settingsOf({
  linkName: name,
  passwordHash: password,
  expiresAt,
  ...others
}: ShareLinkRow): Record<LinkSetting, unknown> {
  return { ...others, name, password, expiresAt: expiresAt?.getTime() };
}
