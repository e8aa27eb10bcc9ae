import { expect, it } from 'vitest';
import { linkKey } from './value-key.ts';

it.each([
  'https://www.example.com/a',
  'http://example.com/a',
  'www.example.com/a',
  'EXAMPLE.com/a',
])('finds a link by its address, however it is typed: %s', (typed) =>
  expect(linkKey(typed)).toBe('example.com/a'),
);
