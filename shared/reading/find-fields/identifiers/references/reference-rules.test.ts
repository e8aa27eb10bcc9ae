import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import type { Example } from '../../rule.ts';
import { confidenceOf } from '../../source-text.ts';
import { findReference } from '../find-reference.ts';
import {
  labelledNumbers,
  numberFactors,
  placesOfNumbers,
  signedNumbers,
} from './reference-rules.ts';

function confidenceIn(example: Example): number | undefined {
  const { source, documentType } = prepareExample(example);
  return findReference(source, { documentType })?.confidence;
}

const ofDocument = labelledNumbers[0]?.weight ?? 0;

describe('weights of references', () => {
  it.each(labelledNumbers)('weighs the number of a label: $role', ({ weight, example }) => {
    expect(confidenceIn(example)).toBe(confidenceOf(weight));
  });

  it.each(Object.entries(signedNumbers))('weighs a signed number: %s', (_, { weight, example }) => {
    expect(confidenceIn(example)).toBe(confidenceOf(weight));
  });

  it.each(placesOfNumbers)('weighs a number $name', ({ weight, example }) => {
    expect(confidenceIn(example)).toBe(confidenceOf(ofDocument * weight));
  });

  it.each(numberFactors)('is less sure of a number: $name', ({ weight, example }) => {
    expect(confidenceIn(example)).toBe(confidenceOf(ofDocument * weight));
  });
});
