import { sql, type SQL } from 'drizzle-orm';
import type { DocumentCustomField } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { DocumentType } from '../../../shared/reading/fields/document-types.ts';
import { usesField } from '../../../shared/archive/tagging-rules/rule-matcher.ts';
import type { RuleSubject } from '../../../shared/archive/tagging-rules/rule-subject.ts';
import type { TaggingCondition } from '../../../shared/archive/tagging-rules/tagging-condition.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentActivityTable } from '../activity/activity-table.ts';
import { customFieldsOf } from '../custom-fields/custom-field-store.ts';
import { documentContentsTable } from '../documents/rows/document-content-table.ts';
import { literal } from '../../database/literal.ts';
import type { DocumentCursor } from '../documents/document-cursor.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { subjectFields, type RuleCustomFields } from './rule-custom-fields.ts';

/** Bytes of text read at once, as many as the longest text has. */
export const maxContentBytes = 2_000_000;
const maxDocuments = { byName: 2000, byContent: 500 };

const fieldsOfPage = sql.join(
  [
    documentsTable.documentDate,
    documentsTable.dueDate,
    documentsTable.documentType,
    documentsTable.totalAmount,
    documentsTable.currency,
    documentsTable.iban,
    documentsTable.reference,
    documentsTable.vatId,
    documentsTable.correspondentId,
  ].map((column) => sql`${column} as ${sql.identifier(column.name)}`),
  sql`, `,
);

/** Fields as they are stored. A correspondent that is being merged is the other already. */
const candidateFields = {
  documentDate: sql<string | null>`page.document_date`.as('document_date'),
  dueDate: sql<string | null>`page.due_date`.as('due_date'),
  documentType: sql<DocumentType | null>`page.document_type`.as('document_type'),
  hundredths: sql<number | null>`page.total_amount`.as('hundredths'),
  currency: sql<string | null>`page.currency`.as('currency'),
  iban: sql<string | null>`page.iban`.as('iban'),
  reference: sql<string | null>`page.reference`.as('reference'),
  vatId: sql<string | null>`page.vat_id`.as('vat_id'),
  correspondentId: sql<string | null>`(
    select iif(own.removed_at is null, own.id, own.replaced_by) from correspondents as own
    where own.id = page.correspondent_id)`.as('correspondent_id'),
};

/** The address that a document was mailed from, as the activity of its creation has it. */
function senderOf({ organizationId }: OrganizationScope, documentId: SQL): SQL {
  return sql`(
    select activity.data ->> '$.sender' from ${documentActivityTable} as activity
    where activity.organization_id = ${organizationId} and activity.document_id = ${documentId}
      and activity.event = 'created' order by activity.created_at limit 1)`;
}

/** The sender of one document, if it was mailed. */
export async function findSender(
  scope: OrganizationScope,
  documentId: string,
): Promise<string | null> {
  const [row] = await scope.database.all<{ sender: string | null }>(
    sql`select ${senderOf(scope, sql`${documentId}`)} as sender`,
  );
  return row?.sender ?? null;
}

/**
 * The next page of active documents after a cursor, for conditions to be checked against; with `lastSequence` none that was added after
 * this one, and texts of up to `contentBytes`, but one at least. Texts and senders are only read if a condition needs them, and values of the custom fields only of those with ids in
 * `fieldIds`. `isPending`: the text is still to be extracted.
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
  const { content } = documentContentsTable;
  const contents = isByContent
    ? sql`left join ${documentContentsTable} on ${documentContentsTable.documentId} =`
    : undefined;
  const order = sql`order by ${documentsTable.createdAt} desc, ${documentsTable.sequence} desc`;
  // Only the lengths of texts: a page of long ones takes few of them.
  const page = sql`(
    select ${documentsTable.id} as id, ${documentsTable.name} as name,
      ${documentsTable.createdAt} as created_at, ${documentsTable.sequence} as sequence,
      ${documentsTable.extractionState} = 'pending' as is_pending, ${fieldsOfPage},
      row_number() over (${order}) as position,
      sum(${contents ? sql`coalesce(octet_length(${content}), 0)` : sql`0`}) over (${order}) as content_bytes
    from ${documentsTable} ${contents ? sql`${contents} ${documentsTable.id}` : sql``}
    where ${documentsTable.organizationId} = ${scope.organizationId} and ${documentsTable.deletedAt} is null
      and (${documentsTable.createdAt}, ${documentsTable.sequence}) < (${after.createdAt}, ${after.sequence})
      and ${lastSequence === undefined ? sql`true` : sql`${documentsTable.sequence} <= ${lastSequence}`}
    ${order} limit ${literal(Math.min(limit, isByContent ? maxDocuments.byContent : maxDocuments.byName))}) as page`;
  return scope.database
    .select({
      id: sql<string>`page.id`.as('id'),
      name: sql<string>`page.name`.as('name'),
      content: sql<string>`${contents ? sql`coalesce(${content}, '')` : sql`''`}`.as('content'),
      createdAt: sql<number>`page.created_at`.as('created_at'),
      sequence: sql<number>`page.sequence`.as('sequence'),
      ...candidateFields,
      sender: sql<
        string | null
      >`${usesField(conditions, 'sender') ? senderOf(scope, sql`page.id`) : sql`null`}`.as(
        'sender',
      ),
      customValues: (fieldIds.length === 0
        ? sql<DocumentCustomField[]>`'[]'`.mapWith((json: string) => JSON.parse(json) as [])
        : customFieldsOf(sql`page.sequence`, fieldIds)
      ).as('custom_values_json'),
      isPending: sql`page.is_pending`.mapWith(Boolean).as('is_pending'),
    })
    .from(contents ? sql`${page} ${contents} page.id` : page)
    .where(sql`page.position = 1 or page.content_bytes <= ${contentBytes}`)
    .orderBy(sql`page.position`);
}

export type Candidate = Awaited<ReturnType<typeof selectCandidates>>[number];

/** A candidate as conditions compare it. */
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
