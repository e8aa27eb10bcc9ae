import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { documentsTable } from './document-table.ts';

const { id, organizationId, archiveNumber } = documentsTable;

export function selectHighestNumber(scope: ReadScope) {
  return scope.database
    .select({ archiveNumber })
    .from(documentsTable)
    .where(and(eq(organizationId, scope.organizationId), isNotNull(archiveNumber)))
    .orderBy(desc(archiveNumber))
    .limit(1);
}

type HighestNumber = Awaited<ReturnType<typeof selectHighestNumber>>;

export function numberAfter(highest: HighestNumber): number | null {
  const [row] = highest;
  return row?.archiveNumber == null ? null : row.archiveNumber + 1;
}

export async function takenNumberIn(
  scope: OrganizationScope,
  error: unknown,
  number: number | null | undefined,
): Promise<AppError | undefined> {
  if (number == null || !String(error).includes('documents.archive_number')) return undefined;
  const [other] = await scope.database
    .select({ documentId: id })
    .from(documentsTable)
    .where(and(eq(organizationId, scope.organizationId), eq(archiveNumber, number)));
  return other && new AppError('document.archive_number_taken', { details: other });
}
