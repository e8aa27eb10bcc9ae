import { and, desc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { spendingTypes } from '../../../shared/archive/spending/spending.ts';
import type { DocumentFields } from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentType } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { subquery, valueOf } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/rows/document-table.ts';
import { spendingTable } from './spending-table.ts';

const { organizationId, part, currency, year, subject, documentsCount, amount } = spendingTable;

/** More than any archive has, for a response that is bounded. */
const mostRows = 3000;
const mostCorrespondents = 10;
/** Documents per transaction, which are few because every other request waits for it. */
const documentsPerStep = 500;

/** What was spent by type in each currency and year, the latest year first. */
export function selectSpendingByType(scope: ReadScope) {
  return scope.database
    .select({
      currency,
      year,
      documentType: valueOf<DocumentType>(subject),
      documentsCount,
      amount,
    })
    .from(spendingTable)
    .where(and(eq(organizationId, scope.organizationId), eq(part, 'type')))
    .orderBy(desc(year))
    .limit(mostRows);
}

export type SpendingByType = Awaited<ReturnType<typeof selectSpendingByType>>[number];

/** The correspondents with the largest amounts. One that is being merged or deleted is shown as its documents are. */
export async function findSpendingByCorrespondent(
  scope: OrganizationScope,
  of: { currency: string; year: number },
) {
  return scope.database
    .select({
      correspondent: sql<DocumentFields['correspondent']>`(
        select json_object('id', shown.id, 'name', shown.name)
        from correspondents as own
        inner join correspondents as shown on shown.id = iif(own.removed_at is null, own.id, own.replaced_by)
        where own.id = ${subject} and own.organization_id = ${scope.organizationId})`
        .mapWith((json: string) => JSON.parse(json) as DocumentFields['correspondent'])
        .as('correspondent_json'),
      documentsCount,
      amount,
    })
    .from(spendingTable)
    .where(
      and(
        eq(organizationId, scope.organizationId),
        eq(part, 'correspondent'),
        eq(currency, of.currency),
        eq(year, String(of.year)),
      ),
    )
    .orderBy(desc(amount), desc(subject))
    .limit(mostCorrespondents);
}

/**
 * Counts the next documents of an organization, in the order of hashes. Triggers count later changes of what is counted already
 * (migration 0072).
 */
export function countNextSpending(scope: OrganizationScope): Statement[] {
  const next = sql`
    from ${documentsTable}
    where ${documentsTable.organizationId} = ${scope.organizationId} and sha256 > (
      select spending_counted_to from ${organizationStatisticsTable} where ${isOf(scope)})
    order by sha256 limit ${literal(documentsPerStep)}`;
  return [
    scope.database.run(sql`
      insert into ${spendingTable} (organization_id, part, currency, year, subject, documents_count, amount)
      select * from (${countedSpending(scope.organizationId, sql`(select * ${next})`)}) where true
      on conflict (organization_id, part, currency, year, subject) do update set
        documents_count = documents_count + excluded.documents_count, amount = amount + excluded.amount`),
    scope.database.run(sql`
      update ${organizationStatisticsTable} set spending_counted_to = (
        select iif(count(*) < ${literal(documentsPerStep)}, null, max(sha256)) from (select sha256 ${next}))
      where ${and(isOf(scope), isNotNull(organizationStatisticsTable.spendingCountedTo))}`),
  ];
}

/** The rows that these documents make, as SQL. A sum of hundredths may be larger than an integer of the database. */
export function countedSpending(id: string, documents: SQL): SQL {
  const types = sql.join(spendingTypes.map(literal), sql`, `);
  return sql`
    with bills as materialized (
      select currency, substr(document_date, 1, 4) as year, document_type, correspondent_id, total_amount
      from ${documents}
      where deleted_at is null and document_type in (${types}) and document_date is not null and total_amount is not null)
    select ${id} as organization_id, part, currency, year, subject, count(*) as documents_count,
      sum(total_amount / 1000000) * 1000000 + sum(total_amount % 1000000) as amount
    from (
      select 'type' as part, document_type as subject, * from bills
      union all select 'correspondent', ifnull(correspondent_id, ''), * from bills)
    group by part, currency, year, subject`;
}

export function endSpendingJob(scope: OrganizationScope, jobId: string) {
  const statistics = organizationStatisticsTable;
  const uncounted = subquery
    .select({ organizationId: statistics.organizationId })
    .from(statistics)
    .where(and(isOf(scope), isNotNull(statistics.spendingCountedTo)));
  return deleteJobUnless(scope.database, jobId, uncounted.getSQL());
}

function isOf(scope: OrganizationScope): SQL {
  return eq(organizationStatisticsTable.organizationId, scope.organizationId);
}
