import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
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
      fileVersion: documentsTable.fileVersion,
      fileNumber: documentsTable.fileNumber,
      lastFileNumber: documentsTable.lastFileNumber,
      sha256: documentsTable.sha256,
      hasThumbnail: documentsTable.hasThumbnail,
    })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

type DrawnFile = { id: string; fileNumber: number };

/**
 * Records that a document has a thumbnail of its current file, which does not change its version.
 * Returns its id unless it has another file by now.
 */
export function markThumbnail(scope: OrganizationScope, { id, fileNumber }: DrawnFile) {
  return scope.database
    .update(documentsTable)
    .set({ hasThumbnail: true })
    .where(and(isDocument(scope, id), eq(documentsTable.fileNumber, fileNumber)))
    .returning({ id: documentsTable.id });
}

export function selectOtherFile(scope: OrganizationScope, { id, fileNumber }: DrawnFile) {
  return scope.database
    .select({ id: documentsTable.id })
    .from(documentsTable)
    .where(and(isDocument(scope, id), ne(documentsTable.fileNumber, fileNumber)));
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
