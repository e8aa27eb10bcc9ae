import { and, eq, isNull } from 'drizzle-orm';
import type { ShareScope } from '../../access/share-scope.ts';
import { correspondentsTable } from '../../archive/correspondents/correspondent-table.ts';
import { documentsTable } from '../../archive/documents/rows/document-table.ts';
import { documentTagsTable, tagsTable } from '../../archive/tags/tag-table.ts';
import { batch } from '../../database/database.ts';
import { idsIn, named, unindexed } from '../../database/expressions.ts';
import { AppError } from '../../http/app-error.ts';

const documentColumns = {
  id: documentsTable.id,
  documentName: named(documentsTable.name, 'document_name'),
  mimeType: documentsTable.mimeType,
  size: documentsTable.originalSize,
  sha256: documentsTable.sha256,
  pagesCount: documentsTable.pagesCount,
  documentDate: documentsTable.documentDate,
  addedAt: named(documentsTable.createdAt, 'document_created_at'),
  fileNumber: documentsTable.fileNumber,
  hasThumbnail: documentsTable.hasThumbnail,
  documentType: documentsTable.documentType,
  correspondentName: named(correspondentsTable.name, 'correspondent_name'),
};

function selectShared(scope: ShareScope, ids: readonly string[]) {
  return scope.database
    .select(documentColumns)
    .from(documentsTable)
    .leftJoin(
      correspondentsTable,
      and(
        eq(correspondentsTable.id, documentsTable.correspondentId),
        eq(correspondentsTable.organizationId, scope.organizationId),
        isNull(correspondentsTable.removedAt),
      ),
    )
    .where(
      and(
        eq(unindexed(documentsTable.organizationId), scope.organizationId),
        idsIn(documentsTable.id, ids),
        isNull(documentsTable.deletedAt),
        scope.isShown(ids),
      ),
    );
}

export type SharedDocumentRow = Awaited<ReturnType<typeof selectShared>>[number];

/**
 * Returns all documents of the link that exist now, for a view those of the page, with the names of
 * their tags.
 */
export async function findSharedDocuments(
  scope: ShareScope,
): Promise<{ documents: SharedDocumentRow[]; tags: { documentId: string; name: string }[] }> {
  const ids = scope.places.map(({ documentId }) => documentId);
  return batch(scope.database, {
    documents: selectShared(scope, ids),
    tags: scope.database
      .select({ documentId: documentTagsTable.documentId, name: tagsTable.name })
      .from(documentTagsTable)
      .innerJoin(tagsTable, eq(tagsTable.id, documentTagsTable.tagId))
      .where(
        and(
          idsIn(documentTagsTable.documentId, ids),
          eq(tagsTable.organizationId, scope.organizationId),
        ),
      ),
  });
}

export async function assertShown(scope: ShareScope, documentId: string): Promise<void> {
  const { database } = scope;
  const find = () => selectShared(scope, [documentId]);
  const [there] = await Promise.all([find(), scope.assertOpen(documentId)]);
  const found = scope.database === database ? there : await find();
  if (found.length === 0) throw new AppError('document.not_found');
}

export async function findSharedDocument(
  scope: ShareScope,
  position: number,
): Promise<SharedDocumentRow | undefined> {
  const place = scope.places.find((each) => each.position === position);
  if (!place) return undefined;
  const [document] = await selectShared(scope, [place.documentId]);
  return document;
}
