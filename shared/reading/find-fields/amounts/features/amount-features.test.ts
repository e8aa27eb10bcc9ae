import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { foldText } from '../../paper/fold-text.ts';
import { readAmounts } from '../read-amounts.ts';
import { amountWeights } from './amount-weights.ts';
import { findDeadlines } from './deadlines.ts';
import { featureExamples } from './feature-examples.ts';
import { readCandidates } from './weigh-amounts.ts';

const isRead = (name: string) =>
  Object.hasOwn(featureExamples, name) || /^(?:none|only one)\b/.test(name);

describe('features of amounts', () => {
  it.each(Object.entries(featureExamples))('has an amount with the feature %s', (name, example) => {
    const { source, documentType } = prepareExample(example);
    const { candidates } = readCandidates(source, readAmounts(source), documentType);
    expect(candidates.map(({ features }) => (features.get(name) ?? 0) > 0)).toContain(true);
  });

  it('weighs only features that are read', () => {
    const unknown = [...amountWeights.keys()].filter(
      (name) => !isRead(name) && !isRead(name.replace(/^[a-z -]+: /, '')),
    );
    expect(unknown).toEqual([]);
  });
});

describe('deadlines', () => {
  it.each([
    ['Please pay £12.00 by Friday 9 May.', 18],
    ['Bitte überweisen Sie bis spätestens 9. Mai.', 21],
    ['11月30日までにお支払いください', 5],
    ['9 Mayıs tarihine kadar ödeyiniz', 0],
  ])('are named by a word such as `until` and a day: %s', (text, start) => {
    expect(findDeadlines(foldText(text))).toEqual([start]);
  });

  it('are none where a day has no such word', () => {
    expect(findDeadlines(foldText('Paid on 9 May, 12.00'))).toEqual([]);
  });
});
