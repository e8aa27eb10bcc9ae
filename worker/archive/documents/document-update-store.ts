import { and, eq, sql } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { upsertContent } from './document-content-store.ts';
import { documentEvents, documentsWhere, jsonOf } from './document-event-store.ts';
import { isDocument } from './document-store.ts';
import { documentsTable } from './document-table.ts';
import { nameSortKey } from './name-sort-key.ts';

/**
 * Replaces `current` by `document`, with its index and its event, unless it has changed since it was read: then nothing
 * is written. Returns a row as `updated` when it was replaced.
 */
export async function updateChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  change: { document: DocumentDetail; updatedFields: string[] },
) {
  const { id, name, content, updatedAt, version } = change.document;
  const { extractionState, extractionReason, recognition, isContentEdited } = change.document;
  const isUnchanged = and(isDocument(scope, id), eq(documentsTable.version, current.version));
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(isUnchanged), {
        name: sql`${name}`,
        updatedFields: jsonOf(change.updatedFields),
        ...(name !== current.name && { renamed: jsonOf({ from: current.name, to: name }) }),
      }),
    ],
    statements: {
      content:
        content === current.content
          ? []
          : [upsertContent(scope, { documentId: id, content }, isUnchanged)],
      index: await indexDocumentStatements(scope, { documentId: id, name, content, asOf: current }),
      updated: scope.database
        .update(documentsTable)
        .set({
          name,
          nameSort: nameSortKey(name),
          extractionState,
          extractionReason,
          recognition,
          isContentEdited,
          updatedAt,
          version,
        })
        .where(isUnchanged)
        .returning({ id: documentsTable.id }),
    },
  };
}
