import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { pageMimeTypes } from '../../../shared/reading/file-types/mime-types.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { subquery } from '../../database/expressions.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export function selectThumbnailFacts(scope: ReadScope, documentId: string) {
  return scope.database
    .select({
      id: documentsTable.id,
      mimeType: documentsTable.mimeType,
      originalSize: documentsTable.originalSize,
      sha256: documentsTable.sha256,
      hasThumbnail: documentsTable.hasThumbnail,
    })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

/** Notes that a document has a thumbnail, which does not change its version. Returns its id if it exists. */
export function markThumbnail(scope: OrganizationScope, documentId: string) {
  return scope.database
    .update(documentsTable)
    .set({ hasThumbnail: true })
    .where(isDocument(scope, documentId))
    .returning({ id: documentsTable.id });
}

export function selectThumbnailJob(condition: SQL | undefined): SQL {
  return subquery
    .select({ job: jobJson('document.thumbnail', { documentId: documentsTable.id }).as('job') })
    .from(documentsTable)
    .where(
      and(
        condition,
        eq(documentsTable.hasThumbnail, false),
        inArray(documentsTable.mimeType, [...pageMimeTypes]),
      ),
    )
    .getSQL();
}
