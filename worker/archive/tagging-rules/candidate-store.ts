import { sql } from 'drizzle-orm';
import { usesContent } from '../../../shared/archive/tagging-rules/rule-matcher.ts';
import type { TaggingCondition } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentContentsTable } from '../documents/document-content-table.ts';
import { documentsTable } from '../documents/document-table.ts';

/** A position among the documents, newest first. */
export type DocumentCursor = { createdAt: number; sequence: number };

/** The position before all documents created until `time`. */
export function cursorBefore(time: Date): DocumentCursor {
  return { createdAt: time.getTime(), sequence: Number.MAX_SAFE_INTEGER };
}

/** Bytes of text read at once, as many as the longest text has. */
const maxContentBytes = 2_000_000;
const maxDocuments = { byName: 2000, byContent: 500 };

/**
 * The next page of active documents after a cursor, for conditions to be checked against. Texts are only read if a
 * condition needs them. `isPending`: the text is still to be extracted.
 */
export function selectCandidates(
  scope: OrganizationScope,
  conditions: readonly TaggingCondition[],
  { limit = Infinity, ...after }: DocumentCursor & { limit?: number },
) {
  const isByContent = usesContent(conditions);
  const content = isByContent ? sql`${documentContentsTable.content}` : sql`''`;
  const contents = isByContent
    ? sql`left join ${documentContentsTable} on ${documentContentsTable.documentId} = ${documentsTable.id}`
    : sql``;
  const order = sql`order by ${documentsTable.createdAt} desc, ${documentsTable.sequence} desc`;
  const page = sql`(
    select ${documentsTable.id} as id, ${documentsTable.name} as name, coalesce(${content}, '') as content,
      ${documentsTable.createdAt} as created_at, ${documentsTable.sequence} as sequence,
      ${documentsTable.extractionState} = 'pending' as is_pending,
      row_number() over (${order}) as position,
      sum(coalesce(octet_length(${content}), 0)) over (${order}) as content_bytes
    from ${documentsTable} ${contents}
    where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
      and (${documentsTable.createdAt}, ${documentsTable.sequence}) < (${after.createdAt}, ${after.sequence})
    ${order} limit ${Math.min(limit, isByContent ? maxDocuments.byContent : maxDocuments.byName)}) as page`;
  return scope.database
    .select({
      id: sql<string>`page.id`.as('id'),
      name: sql<string>`page.name`.as('name'),
      content: sql<string>`page.content`.as('content'),
      createdAt: sql<number>`page.created_at`.as('created_at'),
      sequence: sql<number>`page.sequence`.as('sequence'),
      isPending: sql`page.is_pending`.mapWith(Boolean).as('is_pending'),
    })
    .from(page)
    .where(sql`page.position = 1 or page.content_bytes <= ${maxContentBytes}`)
    .orderBy(sql`page.position`);
}

export type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number];
