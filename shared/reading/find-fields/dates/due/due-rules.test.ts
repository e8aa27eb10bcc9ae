import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import type { Example } from '../../rule.ts';
import { readDates } from '../read-dates.ts';
import { dueDays, dueFactors, readDueClues } from './due-rules.ts';
import { isOfPayment } from './find-due-date.ts';

function rowsIn(example: Example) {
  const { source, documentType } = prepareExample(example);
  const dates = readDates(source);
  const documentDate = dates.length > 1 ? dates[0]?.day : undefined;
  return dates
    .map((date) => readDueClues(source.paper, date, { documentType, documentDate }))
    .filter(isOfPayment)
    .flatMap((clues) => [...dueDays, ...dueFactors].filter(({ applies }) => applies(clues)));
}

describe('weights of days of payment', () => {
  it.each([...dueDays, ...dueFactors])('applies the row $name to its example', (row) => {
    expect(rowsIn(row.example)).toContain(row);
  });
});
