import { lineAt, type Paper } from '../../paper/paper.ts';
import type { ReadAmount } from '../add-up.ts';
import { isForPayingEarly } from '../amount-to-pay.ts';

const mostTaken = 20;
const mostCompared = 300;
/** Smaller amounts, in cents, are differences by chance. */
const smallest = 100;
const minusBefore = /(?:^|[^\da-z])-\s?(?:eur|chf|[€$£]|kr\.?)?\s?$/;
const minusBehind = /^\s?(?:-(?!\s?\d)|cr(?![a-z]))/;

export type Differences = {
  /** What is left of an amount, with that amount. */
  results: ReadonlyMap<ReadAmount, ReadAmount>;
  bases: ReadonlySet<ReadAmount>;
  signedSums: ReadonlySet<ReadAmount>;
};

/**
 * Returns the amounts that are left of an earlier one, the base, after those between were taken off, as in pay slips, tax assessments and
 * bills that are partly paid. Compares the amounts in their order, and the first and the last of all lines.
 */
export function findDifferences(paper: Paper, amounts: readonly ReadAmount[]): Differences {
  const [results, bases] = [new Map<ReadAmount, ReadAmount>(), new Set<ReadAmount>()];
  const signedSums = new Set<ReadAmount>();
  const compared = amounts.slice(0, mostCompared);
  const rows = [...Map.groupBy(compared, ({ start }) => lineAt(paper, start)?.index).values()];
  const columns = [compared, rows.flatMap(([one]) => one ?? [])];
  columns.push(rows.flatMap((row) => row.at(-1) ?? []));
  const isSigned = createSigns(paper);
  for (const column of columns) {
    const sizes = column.map(({ cents }) => Math.abs(cents));
    const signed = column.map((amount, at) => (isSigned(amount) ? -1 : 1) * (sizes[at] ?? 0));
    column.forEach((amount, at) => {
      const last = column[at - 1];
      if (!last || (sizes[at] ?? 0) < smallest || amount.role === 'net') return;
      const base = column[baseOf(at, sizes) ?? -1];
      const isSum = isSignedSum(at, signed);
      if (!base && !isSum) return;
      if (isForPayingEarly(paper, last) || isForPayingEarly(paper, amount)) return;
      if (isSum) signedSums.add(amount);
      if (!base) return;
      results.set(amount, base);
      bases.add(base);
    });
  }
  return { results, bases, signedSums };
}

function createSigns({ folded }: Paper): (amount: ReadAmount) => boolean {
  return ({ cents, start, end }) =>
    cents < 0 ||
    minusBefore.test(folded.slice(Math.max(0, start - 6), start)) ||
    minusBehind.test(folded.slice(end, end + 5));
}

/** Returns the index of the amount from which all between it and a result, or only the last of them, were taken. */
function baseOf(at: number, sizes: readonly number[]): number | undefined {
  const result = sizes[at] ?? 0;
  const last = sizes[at - 1] ?? 0;
  // Equal amounts are instalments.
  if (last === result) return undefined;
  let taken = 0;
  for (let base = at - 2; base >= Math.max(0, at - mostTaken); base -= 1) {
    const size = sizes[base] ?? 0;
    taken += sizes[base + 1] ?? 0;
    if (size === result + taken || (last >= smallest && size === result + last)) return base;
  }
  return undefined;
}

/** Returns whether the amounts before one add up to it, and some of them have a minus. */
function isSignedSum(at: number, signed: readonly number[]): boolean {
  const result = Math.abs(signed[at] ?? 0);
  let [sum, hasMinus] = [0, false];
  for (let first = at - 1; first >= Math.max(0, at - mostTaken); first -= 1) {
    const part = signed[first] ?? 0;
    sum += part;
    hasMinus ||= part < 0;
    if (hasMinus && part > 0 && first < at - 1 && sum === result) return true;
  }
  return false;
}
