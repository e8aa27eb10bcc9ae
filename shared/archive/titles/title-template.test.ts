import { describe, expect, it } from 'vitest';
import { defaultTitleTemplate, titleOf, titleTemplateProblem } from './title-template.ts';

const values = { date: '2024-03-01', correspondent: 'Stadtwerke Köln', type: 'Rechnung' };

describe('a title', () => {
  it('has the values in place of their placeholders', () => {
    expect(titleOf(defaultTitleTemplate, values)).toBe('2024-03-01 Stadtwerke Köln Rechnung');
  });

  it.each([
    [
      '{date} - {correspondent} - {type}',
      { date: values.date, type: 'Rechnung' },
      '2024-03-01 - Rechnung',
    ],
    [
      '{date} - {correspondent} - {type}',
      { date: values.date, correspondent: 'A' },
      '2024-03-01 - A',
    ],
    ['{date}_{correspondent}_{type}', { correspondent: 'A', type: 'B' }, 'A_B'],
    ['{type} ({correspondent}) {date}', { type: 'B', date: values.date }, 'B 2024-03-01'],
    [
      '{date} {correspondent} [{reference}, {amount}]',
      { date: values.date, correspondent: 'A' },
      '2024-03-01 A',
    ],
    ['{correspondent}: {type}', { correspondent: 'A/B\\C', type: 'T' }, 'A B C: T'],
  ])('%s leaves no separator where a value is missing', (template, some, title) => {
    expect(titleOf(template, some)).toBe(title);
  });

  it('is none with a single value of several, or none', () => {
    expect(titleOf(defaultTitleTemplate, { type: 'Rechnung' })).toBeUndefined();
    expect(titleOf(defaultTitleTemplate, {})).toBeUndefined();
    expect(titleOf('{correspondent}', { correspondent: ' ' })).toBeUndefined();
    expect(titleOf('Paper of {correspondent}', { correspondent: 'A' })).toBe('Paper of A');
  });

  it('does not take braces in a value for a placeholder', () => {
    expect(titleOf('{type} {correspondent}', { type: '{date}', correspondent: 'A' })).toBe(
      '{date} A',
    );
  });
});

it.each([
  ['{date} {sender}', 'unknown'],
  ['{date} {', 'unknown'],
  ['{} {date}', 'unknown'],
  ['Paper', 'none'],
  ['{date}', undefined],
  [defaultTitleTemplate, undefined],
])('the problem of the template %j is %j', (template, problem) => {
  expect(titleTemplateProblem(template)).toBe(problem);
});
