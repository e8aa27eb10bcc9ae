import { expect, it } from 'vitest';
import { formatSize, formatTwoSizes } from './format-size.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1540, '1.5 kB'],
  [999_960, '1 MB'],
  [10 * 1024 * 1024, '10.5 MB'],
  [2_500_000_000, '2.5 GB'],
  [3_000_000_000_000_000, '3,000 TB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatSize(bytes, 'en')).toBe(text);
});

it('formats by the language', () => {
  expect(formatSize(1540, 'de')).toBe('1,5 kB');
});

it.each([
  [12_000_000, 10_485_760, '12 MB', '10.5 MB'],
  [10_500_000, 10_485_760, '10.5 MB', '10.49 MB'],
  [10_485_761, 10_485_760, '10,485,761 bytes', '10,485,760 bytes'],
  [1001, 1000, '1.001 kB', '1 kB'],
])('writes %i and %i so that they differ', (size, limit, ...texts) => {
  expect(formatTwoSizes([size, limit], 'en')).toEqual(texts);
});
