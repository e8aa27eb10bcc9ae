import type { Features } from './date-features.ts';
import { dateWeights } from './date-weights.ts';

export type Weights = ReadonlyMap<string, number>;

/** Returns the probabilities of alternatives, which add up to 1. */
export function weigh(alternatives: readonly Features[], weights: Weights = dateWeights): number[] {
  const sums = alternatives.map((features) => {
    let sum = 0;
    for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value;
    return sum;
  });
  const most = sums.reduce((best, sum) => Math.max(best, sum), -Infinity);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  return odds.map((one) => one / all);
}
