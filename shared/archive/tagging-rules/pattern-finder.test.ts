import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/support/cpu-time.ts';
import { limits, serverLimits } from '../../limits.ts';
import { containsPattern, patternCost } from './pattern-finder.ts';

const noPace = () => undefined;

it.each([
  ['invoice re-2026-0042', 're-####-####', true],
  ['invoice re-2026-042', 're-####-####', false],
  ['re-202a-0042', 're-####', false],
  ['a1b', 'a#b', true],
  ['aab', 'a#b', false],
  ['112', '#2', true],
  ['11', '###', false],
  ['one two one', 'one*one', true],
  ['one two', 'one*one', false],
  ['one two', 'two*one', false],
  ['aba', 'ab*ba', false],
  ['abba', 'ab*ba', true],
  ['aab', 'ab', true],
  ['text', '**', true],
  ['', '*', false],
  ['漢字 12', '漢*##', true],
  [`${'a'.repeat(100)}b`, `${'a'.repeat(70)}b`, true],
  [`${'a'.repeat(69)}b`, `${'a'.repeat(70)}b`, false],
])('in "%.30s" the pattern %.30s: %s', async (text, pattern, expected) => {
  expect(await containsPattern(text, pattern, noPace)).toBe(expected);
});

it('counts the cost of a pattern by its longest piece', () => {
  expect(patternCost('*')).toBe(1);
  expect(patternCost(`${'a'.repeat(32)}*b`)).toBe(1);
  expect(patternCost(`b*${'a'.repeat(33)}`)).toBe(2);
  expect(patternCost('ß'.repeat(17))).toBe(2);
});

const length = limits.documentContent.max;
const longestPattern = limits.taggingRuleConditionValue.max;

const hostile: Record<string, [string, string]> = {
  '200 stars': ['a'.repeat(length), `${'a*'.repeat(200)}b`],
  'stars between digits': ['12'.repeat(length / 2), `${'#2*1'.repeat(200)}x`],
  'as many stars as possible': ['ab'.repeat(length / 2), `${'b*'.repeat(500)}c`],
  'a long piece': ['a'.repeat(length), `${'a'.repeat(longestPattern - 1)}b`],
  'digits only': ['1'.repeat(length), `${'#'.repeat(longestPattern - 1)}x`],
  'letters outside ASCII': ['漢'.repeat(length), `${'漢*'.repeat(200)}字`],
};

describe.each(Object.entries(hostile))('%s', (_, [text, pattern]) => {
  it('are looked for in time linear in the text, with pauses', async () => {
    const works: number[] = [];
    const pace = (work: number) => {
      works.push(work);
      return undefined;
    };
    const start = cpuTime();
    expect(await containsPattern(text, pattern, pace)).toBe(false);
    const allowed = (1000 * patternCost(pattern)) / serverLimits.taggingRulePatterns.maxCost;
    expect(cpuTime(start)).toBeLessThan(Math.max(allowed, 400));
    const cost = patternCost(pattern);
    expect(works.reduce((sum, work) => sum + work, 0)).toBeLessThanOrEqual(text.length * cost);
    expect(Math.max(...works)).toBeLessThanOrEqual(16_384 * cost);
  });
});
