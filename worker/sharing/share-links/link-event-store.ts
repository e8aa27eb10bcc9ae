import { and, eq, isNull } from 'drizzle-orm';
import type { LinkSetting } from '../../../shared/sharing/share-links/link-settings.ts';
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

/**
 * An event of a link, for the documents that it concerns. Null stands for a document that was
 * removed before.
 */
export type LinkChange = { documentIds: readonly (string | null)[] } & (
  | {
      type:
        | 'document.shared'
        | 'document.share.paused'
        | 'document.share.resumed'
        | 'document.share.taken_over'
        | 'document.share.expired'
        | 'document.share.opened'
        | 'document.unshared';
    }
  | { type: 'document.share.updated'; updatedFields: readonly LinkSetting[] }
);

export type ChangedLink = Pick<ShareLinkRow, 'id' | 'linkName'>;

/**
 * Events for each existing document. An `opened` event is only added to documents outside of the
 * trash.
 */
export function linkEvents(
  { organizationId }: OrganizationScope,
  { id, linkName }: ChangedLink,
  changes: readonly LinkChange[],
): EventSource[] {
  const { id: documentId, organizationId: owner, deletedAt } = documentsTable;
  const shareLink = jsonOf({ id, name: linkName });
  return changes.flatMap((change) => {
    const ids = change.documentIds.filter((one) => one !== null);
    if (ids.length === 0) return [];
    const rows = documentsWhere(
      and(
        eq(unindexed(owner), organizationId),
        idsIn(documentId, ids),
        change.type === 'document.share.opened' ? isNull(deletedAt) : undefined,
      ),
    );
    if (change.type !== 'document.share.updated') {
      return [documentEvents(change.type, rows, { shareLink })];
    }
    const updatedFields = jsonOf(change.updatedFields);
    return [documentEvents(change.type, rows, { shareLink, updatedFields })];
  });
}
