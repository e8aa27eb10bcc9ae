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

it('numbers names that only differ in what an operating system does not keep', () => {
  expect(uniqueNames(['a:b.txt', 'A?B.TXT', 'a_b.txt', 'x', 'X.', 'x .', 'e\u0301', 'É'])).toEqual([
    'a_b.txt',
    'A_B (2).TXT',
    'a_b (3).txt',
    'x',
    'X (2)',
    'x (3)',
    'é',
    'É (2)',
  ]);
});

it('leaves the name of the list of missing files to that list', () => {
  expect(uniqueNames(['Missing-Files.txt'])).toEqual(['Missing-Files (2).txt']);
});
