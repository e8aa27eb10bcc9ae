import { desc, eq, isNull, lt, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { usesField } from '../../../../shared/archive/tagging-rules/rule-matcher.ts';
import type { RuleSubject } from '../../../../shared/archive/tagging-rules/rule-subject.ts';
import type { TaggingCondition } from '../../../../shared/archive/tagging-rules/tagging-condition.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  allOf,
  coalesce,
  columnOf,
  emptyText,
  listed,
  rowOf,
  valueOf,
} from '../../../database/expressions.ts';
import { documentActivityTable } from '../../activity/activity-table.ts';
import { customFieldsOf } from '../../custom-fields/custom-field-store.ts';
import { readText, storedText, textSize } from '../../documents/rows/document-content-store.ts';
import { documentContentsTable } from '../../documents/rows/document-content-table.ts';
import { literal } from '../../../database/literal.ts';
import type { DocumentCursor } from '../../documents/list/document-cursor.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { subjectFields, type RuleCustomFields } from '../rule-custom-fields.ts';

/** Bytes of text that are read at once; the longest text has this size. */
export const maxContentBytes = 2_000_000;
const maxDocuments = { byName: 2000, byContent: 500 };

const columnsOfPage = [
  documentsTable.id,
  documentsTable.name,
  documentsTable.createdAt,
  documentsTable.sequence,
  documentsTable.documentDate,
  documentsTable.dueDate,
  documentsTable.endDate,
  documentsTable.noticeDate,
  documentsTable.documentType,
  documentsTable.totalAmount,
  documentsTable.currency,
  documentsTable.iban,
  documentsTable.reference,
  documentsTable.vatId,
  documentsTable.isPaid,
  documentsTable.correspondentId,
];

function ofPage<Value>(name: string): SQL<Value> {
  return columnOf<Value>('page', name);
}

const pageId = ofPage<string>('id');

/** Fields as they are stored. A correspondent that is being merged counts as the replacing one. */
const candidateFields = {
  documentDate: ofPage<string | null>('document_date').as('document_date'),
  dueDate: ofPage<string | null>('due_date').as('due_date'),
  endDate: ofPage<string | null>('end_date').as('end_date'),
  noticeDate: ofPage<string | null>('notice_date').as('notice_date'),
  documentType: ofPage<string | null>('document_type').as('document_type'),
  hundredths: ofPage<number | null>('total_amount').as('hundredths'),
  currency: ofPage<string | null>('currency').as('currency'),
  iban: ofPage<string | null>('iban').as('iban'),
  reference: ofPage<string | null>('reference').as('reference'),
  vatId: ofPage<string | null>('vat_id').as('vat_id'),
  isPaid: ofPage<boolean>('is_paid').mapWith(Boolean).as('is_paid'),
  correspondentId: sql<string | null>`(
    select iif(own.removed_at is null, own.id, own.replaced_by) from correspondents as own
    where own.id = page.correspondent_id)`.as('correspondent_id'),
};

function senderOf({ organizationId }: OrganizationScope, documentId: SQL | string) {
  return sql<string | null>`(
    select activity.data ->> '$.sender' from ${documentActivityTable} as activity
    where activity.organization_id = ${organizationId} and activity.document_id = ${documentId}
      and activity.event = 'created' order by activity.created_at limit 1)`;
}

const noSender = valueOf<string | null>(sql.raw('null'));

function withContents(documents: SQLiteTable | SQL, documentId: SQLWrapper): SQL {
  return sql`${documents} left join ${documentContentsTable} on ${documentContentsTable.documentId} = ${documentId}`;
}

export async function findSender(
  scope: OrganizationScope,
  documentId: string,
): Promise<string | null> {
  const [row] = await scope.database.all<{ sender: string | null }>(
    sql`select ${senderOf(scope, documentId)} as sender`,
  );
  return row?.sender ?? null;
}

/**
 * Selects the next page of active documents after a cursor, to be compared with conditions. With
 * `lastSequence` it contains no document that was added later. It contains texts of up to
 * `contentBytes`, but at least one document. Texts and senders are only read if a condition needs
 * them, and only values of the custom fields with `fieldIds`. `isPending` means that the text is
 * still to be extracted.
 */
export function selectCandidates(
  scope: OrganizationScope,
  conditions: readonly TaggingCondition[],
  {
    limit = Infinity,
    fieldIds = [],
    lastSequence,
    contentBytes = maxContentBytes,
    ...after
  }: DocumentCursor & {
    limit?: number;
    fieldIds?: readonly string[];
    lastSequence?: number;
    contentBytes?: number;
  },
) {
  const isByContent = usesField(conditions, 'content');
  const { createdAt, sequence } = documentsTable;
  const documents = isByContent ? withContents(documentsTable, documentsTable.id) : documentsTable;
  const isAfter = allOf(
    eq(documentsTable.organizationId, scope.organizationId),
    isNull(documentsTable.deletedAt),
    lt(rowOf(createdAt, sequence), rowOf(after.createdAt, after.sequence)),
    lastSequence === undefined ? undefined : lte(sequence, lastSequence),
  );
  const order = sql`order by ${listed(desc(createdAt), desc(sequence))}`;
  const bytes = isByContent ? coalesce<number>(textSize, literal(0)) : literal(0);
  const most = isByContent ? maxDocuments.byContent : maxDocuments.byName;
  // The lengths of texts are known without reading them. A page contains few long texts.
  const page = sql`(
    select ${listed(...columnsOfPage)}, ${documentsTable.extractionState} = 'pending' as is_pending,
      row_number() over (${order}) as position, sum(${bytes}) over (${order}) as content_bytes
    from ${documents} where ${isAfter} ${order} limit ${literal(Math.min(limit, most))}) as page`;
  return scope.database
    .select({
      id: pageId.as('id'),
      name: ofPage<string>('name').as('name'),
      content: (isByContent
        ? coalesce<string>(storedText, emptyText).mapWith(readText)
        : emptyText
      ).as('content'),
      createdAt: ofPage<number>('created_at').as('created_at'),
      sequence: ofPage<number>('sequence').as('sequence'),
      ...candidateFields,
      sender: (usesField(conditions, 'sender') ? senderOf(scope, pageId) : noSender).as('sender'),
      customValues: (fieldIds.length === 0
        ? literal('[]').mapWith((json: string) => JSON.parse(json) as [])
        : customFieldsOf(ofPage('sequence'), fieldIds)
      ).as('custom_values_json'),
      isPending: ofPage<boolean>('is_pending').mapWith(Boolean).as('is_pending'),
    })
    .from(isByContent ? withContents(page, pageId) : page)
    .where(or(eq(ofPage('position'), literal(1)), lte(ofPage('content_bytes'), contentBytes)))
    .orderBy(ofPage('position'));
}

export type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number];

export function subjectOf(
  { hundredths, currency, customValues, ...candidate }: Candidate,
  customFields: RuleCustomFields,
): RuleSubject {
  const hasAmount = hundredths !== null && currency !== null;
  return {
    ...candidate,
    totalAmount: hasAmount ? { amount: hundredths / 100, currency } : null,
    customFields: subjectFields(customFields, customValues),
  };
}
