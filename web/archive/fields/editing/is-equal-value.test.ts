import { expect, it } from 'vitest';
import { isEqualValue } from './is-equal-value.ts';

it.each([
  { one: null, other: null, isEqual: true },
  { one: null, other: 'A', isEqual: false },
  { one: { id: 'cor_1', name: 'Bank' }, other: { id: 'cor_1', name: 'Savings' }, isEqual: true },
  { one: { id: 'cor_1', name: 'Bank' }, other: { id: 'cor_2', name: 'Bank' }, isEqual: false },
  { one: { amount: 5, currency: 'EUR' }, other: { currency: 'EUR', amount: 5 }, isEqual: true },
  { one: { amount: 5, currency: 'EUR' }, other: { amount: 5, currency: 'USD' }, isEqual: false },
  { one: ['opt_1', 'opt_2'], other: ['opt_2', 'opt_1'], isEqual: true },
  { one: ['opt_1'], other: ['opt_1', 'opt_2'], isEqual: false },
])('$one and $other: $isEqual', ({ one, other, isEqual }) => {
  expect(isEqualValue(one, other)).toBe(isEqual);
  const [field, same] = [one, other].map((value) => ({ field: 'any', value }));
  expect(isEqualValue(field, same)).toBe(isEqual);
});
