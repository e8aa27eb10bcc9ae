import { and, eq } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { idsIn } from '../../../database/expressions.ts';
import { documentNotesTable } from './note-table.ts';

export function findNotesToIndex(scope: OrganizationScope, documentIds: string[]) {
  const { id, organizationId, documentId, text, tokens } = documentNotesTable;
  return scope.database
    .select({ id, text, tokens })
    .from(documentNotesTable)
    .where(and(eq(organizationId, scope.organizationId), idsIn(documentId, documentIds)));
}

export type NoteToIndex = Awaited<ReturnType<typeof findNotesToIndex>>[number];

export function updateTokens(
  scope: OrganizationScope,
  note: NoteToIndex,
  tokens: string,
): Statement {
  return scope.database
    .update(documentNotesTable)
    .set({ tokens })
    .where(
      and(
        eq(documentNotesTable.organizationId, scope.organizationId),
        eq(documentNotesTable.id, note.id),
        eq(documentNotesTable.text, note.text),
      ),
    );
}
