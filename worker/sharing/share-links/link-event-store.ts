import { and, eq, isNull } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  documentEvents,
  documentsWhere,
  jsonOf,
} from '../../archive/documents/rows/document-event-store.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';
import type { EventSource } from '../../database/events.ts';
import { idsIn, unindexed } from '../../database/expressions.ts';
import type { ShareLinkRow } from './share-link-store.ts';

const types = {
  shared: 'document.shared',
  updated: 'document.share.updated',
  opened: 'document.share.opened',
  unshared: 'document.unshared',
} as const;

/** What has happened with a link, by the documents that it is about. Null stands for one that was taken out before. */
export type LinkChange = { [Change in keyof typeof types]?: readonly (string | null)[] };

export type ChangedLink = Pick<ShareLinkRow, 'id' | 'linkName'>;

/** An event for each document that is there, and has been opened only if it is not in the trash. */
export function linkEvents(
  { organizationId }: OrganizationScope,
  { id, linkName }: ChangedLink,
  change: LinkChange,
): EventSource[] {
  const { id: documentId, organizationId: owner, deletedAt } = documentsTable;
  const shareLink = jsonOf({ id, name: linkName });
  return (['shared', 'updated', 'opened', 'unshared'] as const).flatMap((each) => {
    const ids = change[each]?.filter((one) => one !== null) ?? [];
    if (ids.length === 0) return [];
    const rows = documentsWhere(
      and(
        eq(unindexed(owner), organizationId),
        idsIn(documentId, ids),
        each === 'opened' ? isNull(deletedAt) : undefined,
      ),
    );
    return [documentEvents(types[each], rows, { shareLink })];
  });
}
