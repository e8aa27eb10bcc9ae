import { expect, it } from 'vitest';
import { cpuTime, leastOf } from '../../../tests/support/cpu-time.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { limits, serverLimits } from '../../limits.ts';
import { foldWithSigns } from '../../text/fold-for-search.ts';
import { createRuleMatcher, type RuleConditions } from './rule-matcher.ts';
import type { TaggingCondition, TaggingOperator } from './tagging-condition.ts';

const today = '2026-11-22';
const rulesCount = limits.taggingRules.max;
const conditionsCount = limits.taggingRuleConditions.max;
const valuesCount = rulesCount * conditionsCount;
const valueLength = Math.floor(serverLimits.taggingRuleValues.maxBytes / valuesCount);
const textLength = limits.documentContent.max;

/** A Fibonacci word is almost periodic everywhere, the worst case of string searches. */
function fibonacciWord(length: number): string {
  let [shorter, word] = ['a', 'ab'];
  while (word.length < length) [shorter, word] = [word, word + shorter];
  return word.slice(0, length);
}

const random = createRandom(3);
const randomText = (length: number, alphabet: string) =>
  Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
const wide = String.fromCharCode(...Array.from({ length: 20_000 }, (_, index) => 0x4e00 + index));
const longValues = Math.floor(serverLimits.taggingRuleValues.maxBytes / 1000);

const hostile: Record<string, [string, (index: number) => string]> = {
  'a row of one letter': [
    'a'.repeat(textLength),
    (index) => 'a'.repeat(valueLength - 1) + String.fromCharCode(98 + (index % 1000)),
  ],
  'values that almost occur': [
    fibonacciWord(textLength),
    (index) =>
      index < longValues
        ? fibonacciWord(999 - index) + String.fromCharCode(99 + (index % 1000))
        : 'ab',
  ],
  'two letters': [randomText(textLength, 'ab'), () => randomText(valueLength, 'ab')],
  'many letters': [randomText(textLength, wide), () => randomText(3, wide)],
  'letters that are folded to three': ['\u0390'.repeat(900_000), () => randomText(4, 'ΐΰ')],
  'rows of marks': [
    `a${'\u0301\u0323'.repeat(20)}`.repeat(24_000),
    (index) => `\u0301\u0323${index}`.slice(0, valueLength),
  ],
  'spaced letters and groups of digits': [
    'a b 1 2 3 '.repeat(textLength / 10),
    (index) => `ueueae ${index}`,
  ],
  'lines of one letter': ['a\n\n'.repeat(textLength / 3), (index) => `a b ${index}`],
};

function rulesOf(valueAt: (index: number) => string, operator: TaggingOperator) {
  return Array.from({ length: rulesCount }, (_, rule) => ({
    match: 'all' as const,
    conditions: Array.from({ length: conditionsCount }, (_, condition): TaggingCondition => {
      const value = valueAt(rule * conditionsCount + condition);
      return { field: 'content', operator, value };
    }),
  }));
}

it.each(Object.entries(hostile))(
  'compares all rules with a long text in bounded time, in short steps: %s',
  async (_, [content, valueAt]) => {
    const rules = rulesOf(valueAt, 'not_contains');
    let steps = 0;
    let longestStep = 0;
    let stepStart = 0;
    const checkpoint = async () => {
      steps += 1;
      longestStep = Math.max(longestStep, cpuTime(stepStart));
      stepStart = cpuTime();
    };
    const measure = async () => {
      longestStep = 0;
      const start = cpuTime();
      stepStart = start;
      const matcher = await createRuleMatcher(rules, { checkpoint, today });
      steps = 0;
      await matcher.match({ name: 'a', content });
      expect(cpuTime(start)).toBeLessThan(2000);
      return longestStep;
    };
    expect(await leastOf(measure, 200)).toBeLessThan(200);
    const work = 0.9 * content.length + 0.5 * foldWithSigns(content).length;
    expect(steps).toBeGreaterThan(work / 65_536);
  },
);

const noPause = () => Promise.reject(new Error('There was a pause'));

it('compares a usual document with usual rules at once', async () => {
  const rules = Array.from({ length: 40 }, (_, rule): RuleConditions => ({
    match: 'all',
    conditions: [
      { field: 'name', operator: 'contains', value: 'invoice' },
      { field: 'content', operator: 'contains', value: `Company ${rule} of München` },
    ],
  }));
  const document = { name: 'invoice.pdf', content: 'An invoice of Company 7.\n'.repeat(200) };
  const runs = 100;
  const start = cpuTime();
  for (let run = 0; run < runs; run += 1) {
    const matcher = await createRuleMatcher(rules, { checkpoint: noPause, today });
    await matcher.match(document);
  }
  expect(cpuTime(start) / runs).toBeLessThan(10);
});
