import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

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
