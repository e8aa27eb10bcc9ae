import { and, eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { idsIn, unindexed } from '../../database/expressions.ts';
import { AppError } from '../../http/app-error.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

export const downloadColumns = {
  id: documentsTable.id,
  fileNumber: documentsTable.fileNumber,
  name: documentsTable.name,
  createdAt: documentsTable.createdAt,
  sequence: documentsTable.sequence,
};

export type DownloadRow = {
  id: string;
  fileNumber: number;
  name: string;
  createdAt: Date;
  sequence: number;
};

/**
 * Returns the documents of a zip archive in the order of their ids. Throws 404 `document.not_found`
 * if one is missing.
 */
export async function findDownloadRows(
  scope: OrganizationScope,
  documentIds: string[],
): Promise<DownloadRow[]> {
  const rows = await scope.database
    .select(downloadColumns)
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(documentsTable.organizationId), scope.organizationId),
        idsIn(documentsTable.id, documentIds),
      ),
    );
  if (rows.length < documentIds.length) throw new AppError('document.not_found');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return documentIds.flatMap((id) => byId.get(id) ?? []);
}
