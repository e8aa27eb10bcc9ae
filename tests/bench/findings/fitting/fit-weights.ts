import { sureConfidence } from '../../../../shared/reading/find-fields/finding.ts';
import {
  confidenceOfShare,
  type Features,
  weigh,
  type Weights,
} from '../../../../shared/reading/find-fields/weighing/weigh.ts';
import { descend } from './descend.ts';

/** A paper for fitting: its alternatives, of which the last is that the paper does not name the value. */
export type Example = {
  alternatives: readonly Features[];
  isRight: readonly boolean[];
  isNullRight: boolean;
  weight: number;
  fold: number;
};

export const folds = 5;

/** Features of an alternative as columns and values, which are added much faster than maps. */
type Alternative = { columns: Int32Array; values: Float64Array };

function columnsOf(features: Features, columnOf: ReadonlyMap<string, number>): Alternative {
  const present = [...features].filter(([, value]) => value !== 0);
  return {
    columns: Int32Array.from(present, ([name]) => columnOf.get(name) ?? 0),
    values: Float64Array.from(present, ([, value]) => value),
  };
}

const noPriors: Weights = new Map();

/**
 * Fits weights that maximize the likelihood of the right alternatives. Weights decay to `priors`, those of evidence that
 * is rarer in the examples than elsewhere.
 */
export function fitWeights(
  examples: readonly Example[],
  { decay, priors = noPriors }: { decay: number; priors?: Weights },
): Weights {
  const names = [
    ...new Set([
      ...priors.keys(),
      ...examples.flatMap(({ alternatives }) =>
        alternatives.flatMap((features) => [...features.keys()]),
      ),
    ]),
  ];
  const columnOf = new Map(names.map((name, column) => [name, column]));
  const read = examples.map(({ alternatives, isRight, weight }) => ({
    alternatives: alternatives.map((features) => columnsOf(features, columnOf)),
    isRight,
    weight,
  }));
  const all = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = descend(names.length, {
    decay,
    priors: Float64Array.from(names, (name) => priors.get(name) ?? 0),
    addSlopes(known, slopes) {
      for (const example of read)
        addSlopes({ ...example, weight: example.weight / all }, known, slopes);
    },
  });
  return new Map(names.map((name, column) => [name, weights[column] ?? 0]));
}

function addSlopes(
  {
    alternatives,
    isRight,
    weight,
  }: { alternatives: readonly Alternative[]; isRight: readonly boolean[]; weight: number },
  weights: Float64Array,
  slopes: Float64Array,
): void {
  const sums = alternatives.map(({ columns, values }) =>
    values.reduce((sum, value, at) => sum + value * (weights[columns[at] ?? 0] ?? 0), 0),
  );
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((total, one) => total + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (isRight[at] ? one : 0), 0);
  alternatives.forEach(({ columns, values }, at) => {
    const share = (odds[at] ?? 0) / all;
    const pull = weight * (share - (isRight[at] ? (odds[at] ?? 0) / right : 0));
    if (Math.abs(pull) < 1e-12) return;
    values.forEach((value, index) => {
      const column = columns[index] ?? 0;
      slopes[column] = (slopes[column] ?? 0) + pull * value;
    });
  });
}

export type Judgement = { sureShare: number; costOfWrong: number };

/** (papers − missing − wrong) / papers, as the bench judges it. */
export function judge(
  examples: readonly Example[],
  weights: Weights,
  { sureShare, costOfWrong }: Judgement,
): number {
  const lost = examples.reduce((sum, { alternatives, isRight, isNullRight }) => {
    const shares = weigh(alternatives, weights);
    const best = shares.indexOf(Math.max(...shares));
    const isSet =
      best < shares.length - 1 && confidenceOfShare(shares[best] ?? 0, sureShare) >= sureConfidence;
    if (!isSet) return sum + (isNullRight ? 0 : 1);
    return sum + (isRight[best] ? 0 : costOfWrong);
  }, 0);
  return 1 - lost / examples.length;
}
