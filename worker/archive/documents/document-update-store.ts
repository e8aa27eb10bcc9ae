import { and, eq } from 'drizzle-orm';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { upsertContent } from '../reading/document-content-store.ts';
import { indexDocumentStatements } from '../search/index/index-store.ts';
import { eventsOfDocuments, isDocument } from './document-store.ts';
import { documentsTable } from './document-table.ts';

/**
 * Replaces `current` by `document`, with its index and its event: everything if it was not changed since it was read,
 * else nothing. Returns a row as `updated` when it was replaced.
 */
export function updateChange(
  scope: OrganizationScope,
  current: DocumentDetail,
  change: { document: DocumentDetail; updatedFields: string[] },
) {
  const { id, name, content, extractionState, extractionReason, updatedAt, version } =
    change.document;
  const isUnchanged = and(isDocument(scope, id), eq(documentsTable.version, current.version));
  return {
    eventSources: [
      eventsOfDocuments('document.updated', isUnchanged, {
        name,
        updatedFields: change.updatedFields,
      }),
    ],
    statements: {
      content: content === current.content ? [] : [upsertContent(scope, id, content, isUnchanged)],
      index: indexDocumentStatements(scope, { documentId: id, name, content, asOf: current }),
      updated: scope.database
        .update(documentsTable)
        .set({ name, extractionState, extractionReason, updatedAt, version })
        .where(isUnchanged)
        .returning({ id: documentsTable.id }),
    },
  };
}
