import { expect, it } from 'vitest';
import { uniqueNames } from './unique-names.ts';

it('numbers equal names, ignoring case', () => {
  expect(uniqueNames(['a.pdf', 'A.PDF', 'a (2).pdf', 'a.pdf', '.env', '.env', 'ß', 'SS'])).toEqual([
    'a.pdf',
    'A (2).PDF',
    'a (2) (2).pdf',
    'a (3).pdf',
    '.env',
    '.env (2)',
    'ß',
    'SS (2)',
  ]);
});

it('numbers thousands of equal names without trying all numbers for each', () => {
  const names = uniqueNames(Array.from({ length: 5000 }, () => 'scan.pdf'));
  expect(new Set(names).size).toBe(5000);
  expect(names.at(-1)).toBe('scan (5000).pdf');
});
