import { and, eq } from 'drizzle-orm';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { named } from '../../../database/expressions.ts';
import { AppError } from '../../../http/app-error.ts';
import { isDocument } from '../rows/document-condition-store.ts';
import { documentsTable } from '../rows/document-table.ts';
import { documentVersionsTable } from '../rows/document-version-table.ts';

type DocumentFile = {
  id: string;
  fileVersion: number;
  fileNumber: number;
  name: string;
  originalSize: number;
  sha256: string;
  mimeType: string;
};

export function selectVersion(scope: ReadScope, documentId: string, number: number) {
  const versions = documentVersionsTable;
  return scope.database
    .select({
      id: versions.documentId,
      fileVersion: named(versions.number, 'version_number'),
      fileNumber: versions.fileNumber,
      name: versions.name,
      originalSize: versions.size,
      sha256: versions.sha256,
      mimeType: versions.mimeType,
    })
    .from(versions)
    .where(
      and(
        eq(versions.organizationId, scope.organizationId),
        eq(versions.documentId, documentId),
        eq(versions.number, number),
      ),
    );
}

/**
 * Finds a file, the current one if no version is given. Throws 404 `document.not_found` or
 * `version.not_found`.
 */
export async function findDocumentFile(
  scope: OrganizationScope,
  documentId: string,
  version: number | undefined,
): Promise<DocumentFile> {
  const { documents, versions } = await batch(scope.database, {
    documents: scope.database
      .select({
        id: documentsTable.id,
        fileVersion: documentsTable.fileVersion,
        fileNumber: documentsTable.fileNumber,
        name: documentsTable.name,
        originalSize: documentsTable.originalSize,
        sha256: documentsTable.sha256,
        mimeType: documentsTable.mimeType,
      })
      .from(documentsTable)
      .where(isDocument(scope, documentId)),
    versions: version === undefined ? [] : [selectVersion(scope, documentId, version)],
  });
  const [document] = documents;
  if (!document) throw new AppError('document.not_found');
  return versionAmong(document, { version, found: versions[0]?.[0] });
}

/**
 * Returns the file of a version from the current one and the one that was found. Throws 404
 * `version.not_found`.
 */
export function versionAmong<Current extends { fileVersion: number }, Found>(
  current: Current,
  { version, found }: { version: number | undefined; found: Found | undefined },
): Current | Found {
  if (version === undefined || version === current.fileVersion) return current;
  if (!found) throw new AppError('version.not_found');
  return found;
}
