import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { firstRule, type Example } from '../../rule.ts';
import { readDates } from '../read-dates.ts';
import { readTermClues } from './find-terms.ts';
import { endDays, noticeDays } from './term-rules.ts';

const cluesIn = (example: Example) => {
  const { source, documentType } = prepareExample(example);
  return readDates(source).map((date) => readTermClues(source.paper.folded, date, documentType));
};

describe('weights of last days', () => {
  it.each(endDays)('applies the row $name first to its example', (row) => {
    expect(cluesIn(row.example).map((clues) => firstRule(endDays, clues))).toContain(row);
  });

  it.each(noticeDays)('applies the row $name first to its example', (row) => {
    expect(cluesIn(row.example).map((clues) => firstRule(noticeDays, clues))).toContain(row);
  });
});
