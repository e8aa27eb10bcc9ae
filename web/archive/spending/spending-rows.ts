import type { Spending } from '../../../shared/archive/spending/spending.ts';
import { sumAmounts } from '../../../shared/archive/fields/sum-amounts.ts';
import { spendingSearch } from './spending-search.ts';
import type { SpendingRow } from './spending-table.tsx';

/** The last row of a table sums up everything without a row of its own. */
const mostRows = 6;

type Sum = Pick<SpendingRow, 'amount' | 'documentsCount'>;
type Year = { currency: string; year: number };

export function correspondentRows(
  { correspondents, years }: Spending,
  of: Year,
  labels: { none: string; others: string },
): SpendingRow[] {
  const date = String(of.year);
  const { currency } = of;
  const shown = correspondents.slice(0, mostRows);
  const rows = shown.map(({ correspondent, ...sum }) => ({
    ...sum,
    label: correspondent?.name ?? labels.none,
    q: spendingSearch({ currency, date, correspondent: correspondent?.name ?? null }),
  }));
  const total = years.find(({ year }) => year === of.year);
  const rest = total && without(total, shown, currency);
  if (!rest || rest.documentsCount === 0) return rows;
  const others = shown.map(({ correspondent }) => correspondent?.name ?? null);
  return [
    ...rows,
    { ...rest, label: labels.others, q: spendingSearch({ currency, date, others }) },
  ];
}

export function yearRows({ years }: Spending, currency: string, earlier: string): SpendingRow[] {
  const [first, later] = [years.slice(mostRows), years.slice(0, mostRows)];
  const rows = later.map(({ year, ...sum }) => ({
    ...sum,
    label: String(year),
    q: spendingSearch({ currency, date: String(year) }),
  }));
  const last = later.at(-1);
  if (first.length === 0 || !last) return rows;
  const q = spendingSearch({ currency, date: `<${last.year}` });
  return [...rows, { ...sumOf(first, currency), label: earlier, q }];
}

/** Rounds to hundredths, like the sums. */
function sumOf(sums: readonly Sum[], currency: string): Sum {
  const [total] = sumAmounts(sums.map(({ amount }) => ({ amount, currency })));
  const documentsCount = sums.reduce((count, sum) => count + sum.documentsCount, 0);
  return { amount: total?.amount ?? 0, documentsCount };
}

function without(total: Sum, parts: readonly Sum[], currency: string): Sum {
  const negative = parts.map(({ amount, documentsCount }) => ({
    amount: -amount,
    documentsCount: -documentsCount,
  }));
  return sumOf([total, ...negative], currency);
}
