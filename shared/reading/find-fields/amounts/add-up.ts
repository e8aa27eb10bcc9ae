import type { LabelRole } from '../lexicon/lexicon.ts';
import { lineAt, type Paper } from '../paper/paper.ts';
import type { PrintedAmount } from './find-amounts.ts';

export type ReadAmount = PrintedAmount & {
  role: LabelRole | undefined;
  strength: number;
  text: string;
};

const labelledParts: ReadonlySet<LabelRole> = new Set([
  'net',
  'tax',
  'premium',
  'total',
] satisfies LabelRole[]);

const mostParts = 40;

/** Returns which amounts are the sum of those above them in their column or before them in their line, and which are parts of a sum. */
export function addUp(paper: Paper, amounts: readonly ReadAmount[]) {
  const sums = new Map<ReadAmount, boolean>();
  const parts = new Set<ReadAmount>();
  const look = (above: readonly ReadAmount[], amount: ReadAmount) => {
    const added = partsOf(above, amount);
    if (!added) return;
    sums.set(
      amount,
      added.some(({ role }) => role !== undefined && labelledParts.has(role)),
    );
    for (const one of added) parts.add(one);
  };
  let column: ReadAmount[] = [];
  let row: ReadAmount[] = [];
  let lineOfRow: number | undefined;
  for (const amount of amounts) {
    const index = lineAt(paper, amount.start)?.index;
    if (index !== lineOfRow) {
      const last = row.at(-1);
      if (last) column = [...column.slice(-mostParts), last];
      row = [];
      lineOfRow = index;
    }
    look(row, amount);
    look(column, amount);
    row = [...row.slice(-mostParts), amount];
  }
  return {
    isSum: (amount: ReadAmount) => sums.has(amount),
    isOfLabelled: (amount: ReadAmount) => sums.get(amount) === true,
    isPart: (amount: ReadAmount) => parts.has(amount) && !sums.has(amount),
  };
}

function partsOf(
  above: readonly ReadAmount[],
  { cents }: ReadAmount,
): readonly ReadAmount[] | undefined {
  let sum = 0;
  for (let count = 1; count <= Math.min(mostParts, above.length); count += 1) {
    const part = above[above.length - count];
    if (!part || part.cents <= 0) return undefined;
    sum += part.cents;
    if (sum > cents) return undefined;
    if (sum === cents && count >= 2) return above.slice(-count);
  }
  return undefined;
}

/** Returns the sums of the amounts labelled as net, tax and deposit. */
export function createSums(amounts: readonly ReadAmount[]) {
  const of = (role: LabelRole) =>
    amounts
      .filter((amount) => amount.role === role && amount.strength > 0.4)
      .slice(0, 12)
      .map(({ cents }) => Math.abs(cents));
  const taxes = of('tax');
  const gross = new Set<number>();
  for (const net of of('net')) {
    gross.add(net + taxes.reduce((sum, tax) => sum + tax, 0));
    for (const tax of taxes) gross.add(net + tax);
  }
  const deposits = of('deposit');
  const rests = [...of('rest'), ...of('total'), ...of('sum')];
  const printed = new Set(amounts.map(({ cents }) => Math.abs(cents)));
  const before = new Set<number>();
  const after = new Set<number>();
  for (const rest of rests) {
    for (const deposit of deposits) {
      if (deposit === 0 || !printed.has(rest + deposit)) continue;
      before.add(rest + deposit);
      after.add(rest);
    }
  }
  return {
    isGross: (cents: number) => gross.has(Math.abs(cents)),
    isBeforeDeposit: (cents: number) => before.has(Math.abs(cents)),
    isAfterDeposit: (cents: number) => after.has(Math.abs(cents)),
  };
}
