import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { lengthOfSubject } from '../../../shared/archive/tag-proposals/telling-words.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { coalesce, emptyText, valueOf } from '../../database/expressions.ts';
import { activeOf, namedDocuments } from '../documents/selection/document-selection-store.ts';
import { readText, storedBeginning } from '../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { selectDocument } from '../documents/document-store.ts';
import { isActiveDocument, isDocument } from '../documents/rows/document-condition-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { selectionTagsChange } from '../tags/document-tag-store.ts';
import { documentTagsTable, tagsTable } from '../tags/tag-table.ts';
import { deleteDismissedTag, insertDismissedTags } from '../tags/dismissed-tag-store.ts';
import { dismissedTagsTable } from '../tags/dismissed-tag-table.ts';

export function selectSubject(scope: ReadScope, documentId: string) {
  return scope.database
    .select({
      sequence: documentsTable.sequence,
      correspondentId: documentsTable.correspondentId,
      isDeleted: valueOf<number>(isNotNull(documentsTable.deletedAt)).as('is_deleted'),
      text: coalesce<string>(storedBeginning(lengthOfSubject), emptyText)
        .mapWith(readText)
        .as('subject_text'),
      exceptTagIds: sql`(
        select json_group_array(tag_id) from (
          select tag_id from ${documentTagsTable} as link where link.document_id = ${documentsTable.id}
          union all
          select tag_id from ${dismissedTagsTable} as dismissed
          where dismissed.organization_id = ${documentsTable.organizationId}
            and dismissed.document_id = ${documentsTable.id}))`
        .mapWith((json: string) => JSON.parse(json) as string[])
        .as('except_tag_ids'),
    })
    .from(documentsTable)
    .leftJoin(documentContentsTable, eq(documentContentsTable.documentId, documentsTable.id))
    .where(isDocument(scope, documentId));
}

export type SubjectRow = Awaited<ReturnType<typeof selectSubject>>[number];

type Proposal = { documentId: string; tagId: string };

export function acceptanceChange(scope: OrganizationScope, proposal: Proposal) {
  return tagChange(scope, proposal, { addTagIds: [proposal.tagId], removeTagIds: [] });
}

export function refusalChange(
  scope: OrganizationScope,
  proposal: Proposal,
  { isOfferedAgain }: { isOfferedAgain: boolean },
) {
  const { documentId, tagId } = proposal;
  const { eventSources, statements } = tagChange(scope, proposal, {
    addTagIds: [],
    removeTagIds: [tagId],
  });
  const { organizationId } = scope;
  const pair = sql`
    from ${documentsTable} cross join ${tagsTable}
    where ${and(
      isActiveDocument(scope, documentId),
      eq(tagsTable.id, tagId),
      eq(tagsTable.organizationId, organizationId),
    )}`;
  const refused = isOfferedAgain
    ? deleteDismissedTag(scope, proposal)
    : insertDismissedTags(scope, pair);
  return { eventSources, statements: joinStatements(statements, { refused }) };
}

function tagChange(
  scope: OrganizationScope,
  { documentId }: Proposal,
  tags: { addTagIds: string[]; removeTagIds: string[] },
) {
  const selection = activeOf(namedDocuments([documentId]));
  const change = selectionTagsChange(scope, selection, {
    ...tags,
    change: tags,
    needsAllTags: true,
  });
  const documents = selectDocument(scope, documentId);
  return { ...change, statements: joinStatements(change.statements, { documents }) };
}
