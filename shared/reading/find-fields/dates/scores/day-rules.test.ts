import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { type Example, firstRule } from '../../rule.ts';
import { readDates } from '../read-dates.ts';
import { daysByPlace, daysByWords, otherDays } from './day-rules.ts';
import type { DayClues } from './day-rule.ts';
import { labelQualifiers, readQualifiers } from './label-qualifiers.ts';
import { labelRules } from './label-rules.ts';
import { readDayClues, readMarks, scoreOf } from './score-date.ts';
import { readLabelClues } from './score-label.ts';

function daysIn(example: Example): DayClues[] {
  const { source, documentType } = prepareExample(example);
  const marks = readMarks(source);
  return readDates(source).map((date) => readDayClues(source, date, { documentType, marks }));
}

function scoresOfFindings(text: string): number[] {
  const { source } = prepareExample(text);
  const marks = readMarks(source);
  return readDates(source).map((date) => scoreOf(source, date, { documentType: 'medical', marks }));
}

function rowOf(day: DayClues) {
  const label = readLabelClues(day);
  return (
    firstRule(daysByPlace, day) ??
    (label && firstRule(labelRules, label)) ??
    firstRule(daysByWords, day) ??
    firstRule(otherDays, day)
  );
}

describe('weights of days', () => {
  const rows = [...daysByPlace, ...labelRules, ...daysByWords, ...otherDays];

  it.each(rows)('decides the example of the row $name', (row) => {
    expect(daysIn(row.example).map(rowOf)).toContain(row);
  });

  it.each(labelQualifiers)('qualifies "Date" in the example of the row $name', (row) => {
    const labels = daysIn(row.example).flatMap((day) => readLabelClues(day) ?? []);
    const qualifiers = labels
      .filter(({ label }) => label.role === 'date')
      .map((label) => firstRule(labelQualifiers, readQualifiers(label)));
    expect(qualifiers).toContain(row);
  });

  it('weighs the day of an examination more where findings give no other', () => {
    expect(scoresOfFindings('Untersuchung vom 3.3.2024')).toEqual([34]);
    expect(scoresOfFindings('Bestellung vom 3.3.2024')).toEqual([6]);
  });
});
