import { and, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { hasRow, idsIn, iif } from '../../../database/expressions.ts';
import { literal } from '../../../database/literal.ts';
import { isDocument } from '../rows/document-condition-store.ts';
import { leastPacked, readText, storedText, toStoredText } from '../rows/document-content-store.ts';
import { documentContentsTable } from '../rows/document-content-table.ts';
import { documentsTable } from '../rows/document-table.ts';
import { byHash, hashPlace, isBehind } from '../rows/hash-order-store.ts';

const { documentId, organizationId, content } = documentContentsTable;

const isUnpacked = sql`typeof(${content}) = 'text' and octet_length(${content}) >= ${literal(leastPacked)}`;

export function findUnpackedSizes(
  scope: OrganizationScope,
  { after, limit }: { after: string; limit: number },
) {
  return scope.database
    .select({
      id: documentsTable.id,
      place: hashPlace.as('place'),
      bytes: iif<number>(isUnpacked, sql`octet_length(${content})`, literal(0)).as('bytes'),
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentId, documentsTable.id))
    .where(and(eq(documentsTable.organizationId, scope.organizationId), isBehind(after)))
    .orderBy(...byHash)
    .limit(limit);
}

type TextToPack = { id: string; version: number; text: string };

export function findTextsToPack(scope: OrganizationScope, documentIds: string[]) {
  return scope.database
    .select({
      id: documentsTable.id,
      version: documentsTable.version,
      text: storedText.mapWith(readText).as('text_to_pack'),
    })
    .from(documentsTable)
    .innerJoin(documentContentsTable, eq(documentId, documentsTable.id))
    .where(
      and(
        eq(documentsTable.organizationId, scope.organizationId),
        idsIn(documentsTable.id, documentIds),
      ),
    );
}

/**
 * Compresses a text unless it has changed since it was read, or compression does not shorten it.
 * Its row moves to the end of the table, so that the pages of the former rows become free; rows
 * that only shrink would keep their pages.
 */
export function packStatements(
  scope: OrganizationScope,
  { id, version, text }: TextToPack,
): Statement[] {
  const stored = toStoredText(text);
  if (stored.contentSize === null) return [];
  const isAsRead = and(isDocument(scope, id), eq(documentsTable.version, version));
  const isToPack = and(
    eq(documentId, id),
    eq(organizationId, scope.organizationId),
    isUnpacked,
    hasRow(documentsTable, isAsRead),
  );
  return [
    scope.database.run(sql`
      update ${documentContentsTable} set content = ${stored.content}, content_size = ${stored.contentSize},
        rowid = (select max(last.rowid) + 1 from ${documentContentsTable} as last)
      where ${isToPack}`),
  ];
}
