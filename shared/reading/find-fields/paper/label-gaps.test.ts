import { expect, it } from 'vitest';
import { labelGaps, ruleOfGap } from './label-gaps.ts';

it.each(labelGaps)('finds the gap $name in its example', (row) => {
  expect(ruleOfGap(row.example)).toBe(row);
});
