import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { dateWeights } from './date-weights.ts';
import { featureExamples } from './feature-examples.ts';
import { readDays } from '../find-document-date.ts';
import { readDates } from '../read-dates.ts';

const isRead = (name: string) =>
  Object.hasOwn(featureExamples, name) || /^(?:none|(?:named )?month)\b/.test(name);

describe('features of days', () => {
  it.each(Object.entries(featureExamples))('has a day with the feature %s', (name, example) => {
    const { source, documentType } = prepareExample(example);
    const { days } = readDays(source, { dates: readDates(source), documentType });
    expect(days.map(({ features }) => (features.get(name) ?? 0) > 0)).toContain(true);
  });

  it('weighs only features that are read', () => {
    const unknown = [...dateWeights.keys()].filter(
      (name) => !isRead(name) && !isRead(name.replace(/^[a-z -]+: /, '')),
    );
    expect(unknown).toEqual([]);
  });
});
