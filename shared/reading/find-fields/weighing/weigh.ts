import { sureConfidence } from '../finding.ts';
import { confidenceOf } from '../source-text.ts';

/** The evidence for and against a value, by name. */
export type Features = ReadonlyMap<string, number>;

/** Returns evidence that is there or not as 1 or 0. */
export const flag = (is: boolean) => (is ? 1 : 0);

export type Weights = ReadonlyMap<string, number>;

/** Reads weights from lists of names and weights by the beginning of their names: `{ '': 'alone 0.5; last -1', tax: 'last 2' }`. */
export function readWeights(lists: Readonly<Record<string, string>>): Weights {
  return new Map(
    Object.entries(lists).flatMap(([beginning, list]) =>
      list.split('; ').map((entry) => {
        const gap = entry.lastIndexOf(' ');
        const name =
          beginning === '' ? entry.slice(0, gap) : `${beginning}: ${entry.slice(0, gap)}`;
        return [name, Number(entry.slice(gap))] as const;
      }),
    ),
  );
}

/** Returns the probabilities of alternatives, which add up to 1. */
export function weigh(alternatives: readonly Features[], weights: Weights): number[] {
  const sums = alternatives.map((features) => {
    let sum = 0;
    for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value;
    return sum;
  });
  return sharesOf(sums);
}

/** Returns the probabilities that follow from the sums of weights of alternatives. */
export function sharesOf(sums: readonly number[]): number[] {
  const most = sums.reduce((best, sum) => Math.max(best, sum), -Infinity);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}

/** Returns the confidence of a value with a share, 0 to 1, of all probability. From `sureShare` on, it is set without confirmation. */
export function confidenceOfShare(share: number, sureShare: number): number {
  const isSure = share >= sureShare;
  const within = isSure ? (share - sureShare) / (1 - sureShare) : share / sureShare;
  const [from, to] = isSure ? [sureConfidence, 99] : [0, sureConfidence - 1];
  return confidenceOf(from + within * (to - from));
}
