import type { Spending, SpendingQuery } from '../../../shared/archive/spending/spending.ts';
import { localDay } from '../../../shared/time/local-time.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { inTurn } from '../../access/turns/in-turn.ts';
import { findSpending } from './spending-store.ts';

type Sum = { amount: number; documentsCount: number };

export async function getSpending(
  scope: OrganizationScope,
  query: SpendingQuery,
): Promise<Spending> {
  const thisYear = Number(localDay(scope.platform.clock.now(), scope.timeZone).slice(0, 4));
  const found = await inTurn(scope, () => findSpending(scope, { ...query, thisYear }));
  const currencies = found.currencies.map((row) => row.currency);
  const currency = query.currency ?? currencies[0] ?? null;
  const rows = found.byType;
  const years = [...Map.groupBy(rows, (row) => Number(row.year))].map(([year, ofYear]) => ({
    year,
    ...sumOf(ofYear),
  }));
  const latest = years.find(({ year }) => year <= thisYear) ?? years[0];
  const year = query.year ?? latest?.year ?? null;
  return {
    isComplete: found.uncounted.length === 0,
    currencies,
    currency,
    year,
    years,
    types: rows
      .filter((row) => Number(row.year) === year)
      .map((row) => ({ documentType: row.documentType, ...sumOf([row]) }))
      .toSorted((one, other) => other.amount - one.amount),
    correspondents: found.byCorrespondent.map(({ correspondent, ...row }) => ({
      correspondent,
      ...sumOf([row]),
    })),
  };
}

function sumOf(rows: readonly Sum[]): Sum {
  const total = (of: (row: Sum) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return {
    amount: total(({ amount }) => amount) / 100,
    documentsCount: total(({ documentsCount }) => documentsCount),
  };
}
