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
const mostBefore = 6;

/**
 * Returns which amounts are the sum of those above them in their column, before them in their line or in the text, or below them, and
 * which are parts of a sum.
 */
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
  let before: ReadAmount[] = [];
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
    look(before, amount);
    before = [...before.slice(-mostBefore), amount];
    row = [...row.slice(-mostParts), amount];
  }
  const { firsts, laterParts } = findSumsOfLater(paper, amounts);
  return {
    isSumOfLater: (amount: ReadAmount) => firsts.has(amount),
    isLaterPart: (amount: ReadAmount) => laterParts.has(amount),
    isSum: (amount: ReadAmount) => sums.has(amount),
    isOfLabelled: (amount: ReadAmount) => sums.get(amount) === true,
    isPart: (amount: ReadAmount) => parts.has(amount) && !sums.has(amount),
  };
}

/** Returns the amounts that are followed by their parts, such as instalments, in the lines below or behind them, and these parts. */
function findSumsOfLater(
  paper: Paper,
  amounts: readonly ReadAmount[],
): Record<'firsts' | 'laterParts', ReadonlySet<ReadAmount>> {
  const [firsts, laterParts] = [new Set<ReadAmount>(), new Set<ReadAmount>()];
  let below: ReadAmount[] = [];
  let lineBelow: number | undefined;
  for (const amount of amounts.toReversed()) {
    const index = lineAt(paper, amount.start)?.index;
    const added = partsOf(below, amount);
    if (added) firsts.add(amount);
    for (const one of added ?? []) laterParts.add(one);
    if (index !== lineBelow) below = [...below.slice(-mostParts), amount];
    lineBelow = index;
  }
  for (const [first, ...rest] of Map.groupBy(
    amounts,
    ({ start }) => lineAt(paper, start)?.index,
  ).values()) {
    if (!first || rest.length < 2) continue;
    if (rest.reduce((sum, { cents }) => sum + cents, 0) !== first.cents) continue;
    firsts.add(first);
    for (const one of rest) laterParts.add(one);
  }
  return { firsts, laterParts };
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
