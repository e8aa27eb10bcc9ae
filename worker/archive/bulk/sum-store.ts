import { sql } from 'drizzle-orm';
import type { BulkFilter } from '../../../shared/archive/bulk/bulk.ts';
import { maxSummed, type AmountsSum } from '../../../shared/archive/bulk/totals.ts';
import { amountOfHundredths } from '../../../shared/archive/fields/sum-amounts.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { literal } from '../../database/literal.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  assertComplete,
  namedDocuments,
  selectMissingDocuments,
  type Missing,
} from '../documents/selection/document-selection-store.ts';
import { selectFiltered } from './matching-store.ts';

type SumRow = {
  count: number;
  currency: string | null;
  amounts: number;
  millions: number;
  rest: number;
};

/**
 * Sums are computed in two parts, because a sum of hundredths may be larger than the database or
 * JavaScript can represent exactly.
 */
const scale = 1_000_000;
// D1 binds numbers as floating-point numbers, whose division is not an integer division.
const scaleInSql = literal(scale);

/**
 * Adds up the amounts of active documents. Throws 404 `document.not_found` if a named one is
 * missing.
 */
export async function sumAmounts(
  scope: OrganizationScope,
  filter: BulkFilter,
): Promise<AmountsSum> {
  const selection = namedDocuments(filter.documentIds ?? []);
  const matches = await selectFiltered(scope, filter);
  const sums = scope.database.all<SumRow>(sql`
      select * from (
        with matched as materialized (
          select sequence from (${matches}) limit ${literal(maxSummed + 1)}),
        counted as materialized (select count(*) as count from matched)
        select counted.count, summed.* from counted left join (
          select ${documentsTable.currency} as currency, count(*) as amounts,
            sum(${documentsTable.totalAmount} / ${scaleInSql}) as millions, sum(${documentsTable.totalAmount} % ${scaleInSql}) as rest
          from matched cross join ${documentsTable} on ${documentsTable.sequence} = matched.sequence
          where (select count from counted) <= ${maxSummed} and ${documentsTable.totalAmount} is not null
          group by ${documentsTable.currency}) as summed
        order by summed.currency)`);
  const [missing, rows] = (await inTurn(scope, () =>
    runBatch(scope.database, [selectMissingDocuments(scope, selection), sums]),
  )) as [Missing[], SumRow[]];
  assertComplete(missing);
  const count = rows[0]?.count ?? 0;
  return {
    documentsCount: Math.min(count, maxSummed),
    isCapped: count > maxSummed,
    sums: rows.flatMap(({ currency, amounts, millions, rest }) =>
      currency === null
        ? []
        : { currency, amount: amountOf(millions, rest), documentsCount: amounts },
    ),
  };
}

function amountOf(millions: number, rest: number): number {
  return amountOfHundredths(BigInt(millions) * BigInt(scale) + BigInt(rest));
}
