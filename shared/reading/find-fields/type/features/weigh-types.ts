import { documentTypes } from '../../../fields/document-types.ts';
import { sharesOf } from '../../weighing/weigh.ts';
import type { TypeClues } from '../type-clues.ts';
import { featuresOf, ownFeaturesOf } from './type-features.ts';
import { ownWeights, typeWeights } from './type-weights.ts';

/** The weights of a feature for each type, in the order of the types. */
type WeightsOfTypes = ReadonlyMap<string, Float64Array>;

const weightsOfTypes: WeightsOfTypes = new Map(
  [...typeWeights].map(([feature, weights]) => [
    feature,
    Float64Array.from(weights.split(' '), (weight) => Number(weight) / 100),
  ]),
);

/** Returns the probabilities of the types, in their order, which add up to 1. */
export function weighTypes(clues: TypeClues): number[] {
  const sums = documentTypes.map((type) =>
    Object.entries(ownFeaturesOf(clues, type)).reduce(
      (sum, [name, value]) => sum + value * (ownWeights.get(name) ?? 0),
      0,
    ),
  );
  for (const [name, value] of Object.entries(featuresOf(clues))) {
    const weights = weightsOfTypes.get(name);
    if (value === 0 || !weights) continue;
    weights.forEach((weight, at) => {
      sums[at] = (sums[at] ?? 0) + weight * value;
    });
  }
  return sharesOf(sums);
}
