import { expect, it } from 'vitest';
import { directionOf } from './text-direction.ts';

it.each([
  ['', 'ltr'],
  ['12,50 €', 'ltr'],
  ['Invoice שלום', 'ltr'],
  ['1. 发票', 'ltr'],
  ['12. שלום Invoice', 'rtl'],
  ['«فاتورة»', 'rtl'],
])('the direction of %j is %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
