import { describe, expect, it } from 'vitest';
import { prepareExample } from '../../../../../tests/support/rule-examples.ts';
import { firstRule } from '../../rule.ts';
import { termCluesIn } from './payment-terms.ts';
import { paymentTerms } from './payment-term-rules.ts';

describe('terms of payment', () => {
  it.each([...paymentTerms])('applies the row $name to its example', (row) => {
    const { source, documentType } = prepareExample(row.example);
    const clues = termCluesIn(source, { documentType, documentDate: '2025-01-01' });
    expect(clues.map((each) => firstRule(paymentTerms, each.clues))).toEqual([row]);
  });
});
