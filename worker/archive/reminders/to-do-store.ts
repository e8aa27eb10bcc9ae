import { and, desc, eq, gte, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  hasRow,
  indexedBy,
  isAmong,
  rowId,
  subquery,
  unindexed,
  valueOf,
} from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { documentSummaryColumns } from '../documents/document-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { documentFindingsTable } from '../findings/rows/finding-table.ts';
import { remindersTable } from './reminder-table.ts';

const { id, organizationId, dueDate, sequence, deletedAt, isPaid, isInInbox } = documentsTable;

const mostOverdue = 20;
const mostProposed = 10;
/**
 * The shown documents are found among this number, so that a read is bounded if many documents are
 * overdue or have proposals.
 */
const mostRead = 200;
const mostLookedThrough = 2000;

/** A due date that was past everywhere on earth when the document was added has had no reminder (migration 0001). */
const cameTooLate = sql`${dueDate} < date(
  coalesce(${documentsTable.addedAt}, ${documentsTable.createdAt}) / 1000, 'unixepoch', '-12 hours')`;

/**
 * Selects unpaid documents that were added after their due date, which is in these days (without
 * `before`), and have no reminder of it.
 */
export function selectOverdueWithoutReminder(
  scope: OrganizationScope,
  days: { from: string; before: string },
) {
  const overdue = subquery
    .select({ id: valueOf(id).as('overdue_id') })
    .from(indexedBy(documentsTable, 'documents_by_unpaid'))
    .where(
      and(
        eq(organizationId, scope.organizationId),
        isNull(deletedAt),
        eq(isPaid, literal(0)),
        isNotNull(dueDate),
        gte(dueDate, days.from),
        lt(dueDate, days.before),
      ),
    )
    .orderBy(desc(dueDate), desc(sequence))
    .limit(mostRead);
  const hasReminder = hasRow(
    remindersTable,
    and(
      eq(remindersTable.organizationId, scope.organizationId),
      eq(remindersTable.documentId, id),
      eq(remindersTable.source, literal('due-date')),
    ),
  );
  return scope.database
    .select(documentSummaryColumns)
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(organizationId), scope.organizationId),
        isAmong(id, overdue.getSQL()),
        cameTooLate,
        not(hasReminder),
      ),
    )
    .orderBy(desc(dueDate), desc(sequence))
    .limit(mostOverdue);
}

const proposedColumn = sql`case ${documentFindingsTable.field}
  when 'documentDate' then ${documentsTable.documentDate}
  when 'dueDate' then ${dueDate}
  when 'endDate' then ${documentsTable.endDate}
  when 'noticeDate' then ${documentsTable.noticeDate}
  when 'correspondent' then ${documentsTable.correspondentId}
  when 'documentType' then ${documentsTable.documentType}
  when 'totalAmount' then ${documentsTable.totalAmount}
  when 'iban' then ${documentsTable.iban}
  when 'reference' then ${documentsTable.reference}
  when 'vatId' then ${documentsTable.vatId} end`;

export function selectProposedDocuments(scope: OrganizationScope) {
  const proposals = documentFindingsTable;
  const ofOrganization = and(
    eq(proposals.organizationId, scope.organizationId),
    eq(proposals.state, literal('proposed')),
  );
  const latest = subquery
    .select({ documentId: valueOf(proposals.documentId).as('proposed_id') })
    .from(indexedBy(proposals, 'document_findings_proposed'))
    .where(ofOrganization)
    .orderBy(desc(rowId(proposals)))
    .limit(mostLookedThrough);
  const isShown = and(isNull(deletedAt), eq(unindexed(isInInbox), literal(0)));
  const shown = sql`
    select proposed_id from (${latest.getSQL()})
    where ${hasRow(documentsTable, and(eq(id, sql`proposed_id`), isShown))} limit ${literal(mostRead)}`;
  const hasProposal = hasRow(
    proposals,
    and(ofOrganization, eq(proposals.documentId, id), isNull(proposedColumn)),
  );
  return scope.database
    .select(documentSummaryColumns)
    .from(documentsTable)
    .where(
      and(
        eq(unindexed(organizationId), scope.organizationId),
        isAmong(id, shown),
        isShown,
        hasProposal,
      ),
    )
    .orderBy(desc(documentsTable.createdAt), desc(sequence))
    .limit(mostProposed);
}
