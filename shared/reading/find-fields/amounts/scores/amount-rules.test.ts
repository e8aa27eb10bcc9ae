import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { firstRule, type Example } from '../../rule.ts';
import { phrases } from '../amount-phrases.ts';
import { findTotalAmount } from '../find-total-amount.ts';
import { readAmounts } from '../read-amounts.ts';
import { createAmountClues } from './amount-clues.ts';
import { labelledAmounts, placeRules, sumRules, unlabelledGross } from './amount-rules.ts';
import { scoreTotal, totalRules } from './total-rules.ts';

function cluesIn(example: Example) {
  const { source, documentType } = prepareExample(example);
  const amounts = readAmounts(source);
  return amounts.map(createAmountClues(source.paper, amounts, documentType));
}

describe('weights of amounts', () => {
  it.each(labelledAmounts)('applies the row of labels $name first to its example', (row) => {
    const rows = cluesIn(row.example).map((clues) => firstRule(labelledAmounts, clues));
    expect(rows).toContain(row);
  });

  it.each([...sumRules, ...placeRules, unlabelledGross])(
    'applies the row $name to its example',
    ({ applies, example }) => {
      expect(cluesIn(example).some(applies)).toBe(true);
    },
  );

  it.each(Object.values(phrases))('reads an amount that is $name', ({ role, weight, example }) => {
    expect(readAmounts(prepareExample(example).source)).toContainEqual(
      expect.objectContaining({ role, strength: weight }),
    );
  });

  it.each(totalRules)('is less sure of a total: $name', (row) => {
    const { source, documentType } = prepareExample(row.example);
    expect(findTotalAmount(source, { documentType })?.confidence).toBeLessThan(90);
    const clues = { documentType, score: 92, nextScore: undefined, isCurrencyPrinted: true };
    const asExample =
      row.name === 'another amount is as likely'
        ? { ...clues, nextScore: 90 }
        : { ...clues, isCurrencyPrinted: !row.name.startsWith('currency') };
    expect(row.applies(asExample)).toBe(true);
    expect(scoreTotal(asExample)).toBeLessThan(92);
  });
});
