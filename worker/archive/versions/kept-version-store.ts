import { and, eq, gt, gte, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow, jsonObject } from '../../database/expressions.ts';
import { selectSummary } from '../documents/document-store.ts';
import { isActiveDocument, isDocument } from '../documents/rows/document-condition-store.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentVersionsTable } from '../documents/rows/document-version-table.ts';
import { changedNow } from '../documents/rows/field-change-store.ts';
import { refuseBeyondStorage } from '../documents/storage/storage-store.ts';
import {
  firstVersion,
  insertFirst,
  insertVersion,
  isOfDocument,
  type CurrentVersion,
  type VersionRow,
} from './version-store.ts';

const other = alias(documentsTable, 'other');

function isOther({ organizationId }: OrganizationScope, id: string) {
  return and(eq(other.id, id), eq(other.organizationId, organizationId));
}

export function selectOther(scope: OrganizationScope, documentId: string) {
  return scope.database
    .select({
      id: documentsTable.id,
      name: documentsTable.name,
      originalName: documentsTable.originalName,
      originalSize: documentsTable.originalSize,
      sha256: documentsTable.sha256,
      mimeType: documentsTable.mimeType,
      declaredMimeType: documentsTable.declaredMimeType,
      fileNumber: documentsTable.fileNumber,
      deletedAt: documentsTable.deletedAt,
    })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

export type OtherDocument = Awaited<ReturnType<typeof selectOther>>[number];

/**
 * Adds the file of another document, and after it the document's own file again, which therefore
 * stays the current one, and moves the other document to the trash. The two versions have the last
 * two numbers given to the document, and the time at which the other one is moved to the trash, by
 * which an undo finds what belongs together. Nothing is written if one of the two documents has got another
 * file or is not active any more. Returns a row as `updated` if it was written, and the document as
 * `documents`.
 */
export function keepVersionChange(
  scope: OrganizationScope,
  { current, kept }: { current: CurrentVersion; kept: OtherDocument },
) {
  const { id, fileVersion, lastFileNumber } = current;
  const now = scope.platform.clock.now();
  const isKept = and(
    isOther(scope, kept.id),
    eq(other.fileNumber, kept.fileNumber),
    isNull(other.deletedAt),
  );
  const isToChange = and(
    isActiveDocument(scope, id),
    eq(documentsTable.fileVersion, fileVersion),
    hasRow(other, isKept),
  );
  const isCurrent = and(
    isOther(scope, id),
    eq(other.fileVersion, fileVersion),
    isNull(other.deletedAt),
  );
  const isToTrash = and(
    isActiveDocument(scope, kept.id),
    eq(documentsTable.fileNumber, kept.fileNumber),
    hasRow(other, isCurrent),
  );
  const isAdded = and(isOfDocument(scope, id), eq(documentVersionsTable.keyNumber, lastFileNumber));
  const { originalName, originalSize, sha256, mimeType, declaredMimeType } = documentsTable;
  const file = jsonObject({ version: fileVersion + 2, restoredFrom: fileVersion, kept: kept.name });
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: jsonOf(['file']),
        file,
      }),
      documentEvents('document.deleted', documentsWhere(isToTrash), {}),
    ],
    statements: {
      room: refuseBeyondStorage(scope, kept.originalSize),
      first: insertFirst(scope, and(isToChange, eq(documentsTable.fileVersion, firstVersion))),
      kept: insertVersion(scope, isToChange, {
        number: fileVersion + 1,
        keyNumber: lastFileNumber - 1,
        fileNumber: lastFileNumber - 1,
        restoredFrom: null,
        name: kept.originalName,
        size: kept.originalSize,
        sha256: kept.sha256,
        mimeType: kept.mimeType,
        declaredMimeType: kept.declaredMimeType,
        createdAt: now,
      }),
      restored: insertVersion(scope, isToChange, {
        number: fileVersion + 2,
        keyNumber: lastFileNumber,
        fileNumber: documentsTable.fileNumber,
        restoredFrom: fileVersion,
        name: originalName,
        size: originalSize,
        sha256,
        mimeType,
        declaredMimeType,
        createdAt: now,
      }),
      updated: scope.database
        .update(documentsTable)
        .set({ fileVersion: fileVersion + 2, ...changedNow(scope) })
        .where(isToChange)
        .returning({ id: documentsTable.id }),
      trashed: scope.database
        .update(documentsTable)
        .set({ deletedAt: now, deletedBy: userIdOf(scope.actor) })
        .where(and(isActiveDocument(scope, kept.id), hasRow(documentVersionsTable, isAdded))),
      documents: selectSummary(scope, id),
    },
  };
}

type Release = { documentId: string; kept: OtherDocument; current: VersionRow; former: number };

/**
 * Undoes a `keepVersionChange`: removes the two versions, and restores the other document. Nothing
 * is written if the document has got another version since, or the other one is not in the trash
 * since then. Returns like `keepVersionChange`.
 */
export function releaseVersionChange(
  scope: OrganizationScope,
  { documentId, kept, current, former }: Release,
) {
  const isTrashed = and(
    isOther(scope, kept.id),
    eq(other.fileNumber, kept.fileNumber),
    eq(other.deletedAt, current.createdAt),
  );
  const { number, keyNumber } = documentVersionsTable;
  const isToRemove = and(isOfDocument(scope, documentId), eq(keyNumber, current.keyNumber));
  // Another version may have the same number by now.
  const isLast = hasRow(documentVersionsTable, isToRemove);
  const isToChange = and(
    isActiveDocument(scope, documentId),
    eq(documentsTable.fileVersion, current.number),
    isLast,
    hasRow(other, isTrashed),
  );
  const isCurrent = and(isOther(scope, documentId), isNull(other.deletedAt));
  const isInTrash = and(
    isDocument(scope, kept.id),
    eq(documentsTable.deletedAt, current.createdAt),
  );
  const isToRestore = and(
    isInTrash,
    isLast,
    hasRow(other, and(isCurrent, eq(other.fileVersion, current.number))),
  );
  const isReleased = hasRow(other, and(isCurrent, eq(other.fileVersion, former)));
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: jsonOf(['file']),
        file: jsonObject({ version: former, removed: kept.name }),
      }),
      documentEvents('document.restored', documentsWhere(isToRestore), {}),
    ],
    statements: {
      updated: scope.database
        .update(documentsTable)
        .set({ fileVersion: former, ...changedNow(scope) })
        .where(isToChange)
        .returning({ id: documentsTable.id }),
      restored: scope.database
        .update(documentsTable)
        .set({ deletedAt: null, deletedBy: null })
        .where(and(isInTrash, isReleased, isLast)),
      removed: scope.database
        .delete(documentVersionsTable)
        .where(
          and(
            isOfDocument(scope, documentId),
            former === firstVersion ? gte(number, former) : gt(number, former),
            isReleased,
          ),
        ),
      documents: selectSummary(scope, documentId),
    },
  };
}
