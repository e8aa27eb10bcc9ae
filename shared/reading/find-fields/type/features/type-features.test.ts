import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { documentTypes } from '../../../fields/document-types.ts';
import { labelRoles } from '../../lexicon/lexicon.ts';
import { readClues } from '../type-clues.ts';
import { featureExamples, ownFeatureExamples } from './feature-examples.ts';
import { featuresOf, ownFeaturesOf } from './type-features.ts';
import { ownWeights, typeWeights } from './type-weights.ts';

const cluesIn = (text: string) => readClues(prepareExample(text).source);

/** Features that exist for each type or label. */
const isListed = (name: string) =>
  documentTypes.some((type) => [`title: ${type}`, `words: ${type}`].includes(name)) ||
  labelRoles.some((role) => [`label: ${role}`, `labels: ${role}`].includes(name));

describe('features of types', () => {
  it.each([...featureExamples])('has the feature %s', (name, example) => {
    expect(featuresOf(cluesIn(example))[name]).toBeGreaterThan(0);
  });

  it.each([...ownFeatureExamples])('has a type with the feature %s', (name, example) => {
    const clues = cluesIn(example);
    const values = documentTypes.map((type) => ownFeaturesOf(clues, type)[name]);
    expect(Math.max(...values.map(Number))).toBeGreaterThan(0);
  });

  it('weighs only features that have an example', () => {
    const read = [...featureExamples.keys(), ...ownFeatureExamples.keys()];
    const weighed = [...typeWeights.keys(), ...ownWeights.keys()];
    expect(weighed.filter((name) => !read.includes(name) && !isListed(name))).toEqual([]);
  });

  it('has a weight for each type', () => {
    const counts = [...typeWeights.values()].map((weights) => weights.split(' ').length);
    expect(new Set(counts)).toEqual(new Set([documentTypes.length]));
  });
});
