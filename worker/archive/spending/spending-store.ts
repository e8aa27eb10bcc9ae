import { and, desc, eq, gt, isNotNull, isNull, lte, max, min, sql, type SQL } from 'drizzle-orm';
import { spendingTypes } from '../../../shared/archive/spending/spending.ts';
import type { DocumentFields } from '../../../shared/reading/fields/document-fields.ts';
import type { DocumentType } from '../../../shared/reading/fields/document-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch, type Statement } from '../../database/database.ts';
import { coalesce, subquery, valueOf } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { deleteJobUnless } from '../../outbox/job-store.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/rows/document-table.ts';
import { isNextByHash } from '../documents/rows/hash-order-store.ts';
import { spendingTable } from './spending-table.ts';

const { organizationId, part, currency, year, subject, documentsCount, amount } = spendingTable;

/** Larger than the number of years of any archive, so that reads and responses are bounded. */
const mostRows = 3000;
/**
 * Currencies are sorted by the number of documents in their latest years, of which each has a row
 * for each type.
 */
const latestRows = 10 * spendingTypes.length;
const mostCurrencies = 400;
const mostCorrespondents = 10;
/** In hundredths of a currency. */
const mostCounted = 1_000_000_000_000;
/**
 * Documents per transaction. The number is small because every other request waits for the
 * transaction.
 */
const documentsPerStep = 500;

type SpendingOf = { currency?: string; year?: number; thisYear: number };

/**
 * Returns the spending of an organization in a currency, in one round trip: the rows of its types,
 * the latest year first, and those of the correspondents with the largest amounts in a year. A
 * correspondent that is being merged or deleted is shown as in its documents.
 */
export function findSpending(scope: OrganizationScope, of: SpendingOf) {
  const { database } = scope;
  const currencies = selectCurrencies(scope);
  const chosen = of.currency ?? sql`(select currency from (${currencies}) limit 1)`;
  const inCurrency = (name: 'type' | 'correspondent') =>
    and(eq(organizationId, scope.organizationId), eq(part, name), eq(currency, chosen));
  const latest = (condition?: SQL) =>
    subquery
      .select({ year: max(year) })
      .from(spendingTable)
      .where(and(inCurrency('type'), condition));
  const chosenYear =
    of.year === undefined
      ? coalesce(latest(lte(year, String(of.thisYear))), latest())
      : String(of.year);
  return batch(database, {
    currencies: database.all<{ currency: string }>(currencies),
    byType: database
      .select({
        currency,
        year,
        documentType: valueOf<DocumentType>(subject),
        documentsCount,
        amount,
      })
      .from(spendingTable)
      .where(inCurrency('type'))
      .orderBy(desc(year), desc(subject))
      .limit(mostRows),
    byCorrespondent: database
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
      .where(and(inCurrency('correspondent'), eq(year, chosenYear)))
      .orderBy(desc(amount), desc(subject))
      .limit(mostCorrespondents),
    uncounted: database
      .select({ countedTo: organizationStatisticsTable.spendingCountedTo })
      .from(organizationStatisticsTable)
      .where(and(isOf(scope), isNotNull(organizationStatisticsTable.spendingCountedTo))),
  });
}

/**
 * Selects the currencies, each found from the one before it, the one with the most documents first.
 */
function selectCurrencies(scope: OrganizationScope): SQL {
  const next = (condition?: SQL) =>
    subquery
      .select({ currency: min(currency) })
      .from(spendingTable)
      .where(and(eq(organizationId, scope.organizationId), eq(part, 'type'), condition));
  return sql`
    with recursive currencies(code) as (
      select ${next()}
      union all
      select ${next(gt(currency, sql.raw('code')))} from currencies where code is not null
      limit ${literal(mostCurrencies)})
    select code as currency from currencies where code is not null
    order by (
      select sum(latest.documents_count) from (
        select documents_count from ${spendingTable}
        where ${organizationId} = ${scope.organizationId} and ${part} = 'type' and ${currency} = code
        order by ${year} desc, ${subject} desc limit ${literal(latestRows)}) as latest) desc`;
}

/**
 * Counts the next documents of an organization, in the order of hashes. Triggers count later changes of what is counted already
 * (migration 0072).
 */
export function countNextSpending(scope: OrganizationScope): Statement[] {
  const countedTo = sql`(
    select spending_counted_to from ${organizationStatisticsTable} where ${isOf(scope)})`;
  const next = sql`
    from ${documentsTable} where ${isNextByHash(scope.organizationId, countedTo, documentsPerStep)}`;
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

/**
 * The rows of these documents, as SQL. Larger amounts are not counted, so that sums are integers
 * (migration 0072).
 */
export function countedSpending(id: string, documents: SQL): SQL {
  const types = sql.join(spendingTypes.map(literal), sql`, `);
  return sql`
    with bills as materialized (
      select currency, substr(document_date, 1, 4) as year, document_type, correspondent_id, total_amount
      from ${documents}
      where deleted_at is null and document_type in (${types}) and document_date is not null
        and abs(total_amount) <= ${literal(mostCounted)})
    select ${id} as organization_id, part, currency, year, subject, count(*) as documents_count,
      sum(total_amount) as amount
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

/** Shows members the complete sums. The steps before change nothing that members see. */
export function raiseVersionOnceCounted(scope: OrganizationScope): Statement {
  return scope.database.run(sql`
    insert into organization_changes (organization_id)
    select organization_id from ${organizationStatisticsTable}
    where ${and(isOf(scope), isNull(organizationStatisticsTable.spendingCountedTo))}`);
}

function isOf(scope: OrganizationScope): SQL {
  return eq(organizationStatisticsTable.organizationId, scope.organizationId);
}
