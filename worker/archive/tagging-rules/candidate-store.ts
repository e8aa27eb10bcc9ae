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
  const { content } = documentContentsTable;
  const contents = isByContent
    ? sql`left join ${documentContentsTable} on ${documentContentsTable.documentId} =`
    : undefined;
  const order = sql`order by ${documentsTable.createdAt} desc, ${documentsTable.sequence} desc`;
  // Only the lengths of texts: a page of long ones takes few of them.
  const page = sql`(
    select ${documentsTable.id} as id, ${documentsTable.name} as name,
      ${documentsTable.createdAt} as created_at, ${documentsTable.sequence} as sequence,
      ${documentsTable.extractionState} = 'pending' as is_pending,
      row_number() over (${order}) as position,
      sum(${contents ? sql`coalesce(octet_length(${content}), 0)` : sql`0`}) over (${order}) as content_bytes
    from ${documentsTable} ${contents ? sql`${contents} ${documentsTable.id}` : sql``}
    where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
      and (${documentsTable.createdAt}, ${documentsTable.sequence}) < (${after.createdAt}, ${after.sequence})
    ${order} limit ${Math.min(limit, isByContent ? maxDocuments.byContent : maxDocuments.byName)}) as page`;
  return scope.database
    .select({
      id: sql<string>`page.id`.as('id'),
      name: sql<string>`page.name`.as('name'),
      content: sql<string>`${contents ? sql`coalesce(${content}, '')` : sql`''`}`.as('content'),
      createdAt: sql<number>`page.created_at`.as('created_at'),
      sequence: sql<number>`page.sequence`.as('sequence'),
      isPending: sql`page.is_pending`.mapWith(Boolean).as('is_pending'),
    })
    .from(contents ? sql`${page} ${contents} page.id` : page)
    .where(sql`page.position = 1 or page.content_bytes <= ${maxContentBytes}`)
    .orderBy(sql`page.position`);
}

export type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number];
