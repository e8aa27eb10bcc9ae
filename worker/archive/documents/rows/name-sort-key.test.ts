import { describe, expect, it } from 'vitest';
import { nameSortKey } from './name-sort-key.ts';

function sorted(names: string[]): string[] {
  return names.toSorted((left, right) => (nameSortKey(left) < nameSortKey(right) ? -1 : 1));
}

describe('the key that names are sorted by', () => {
  it('ignores case and diacritics', () => {
    expect(sorted(['zebra', 'Ärger', 'apfel', 'Łódź', 'Émile', 'Lodge', 'Maß', 'Masse 2'])).toEqual(
      ['apfel', 'Ärger', 'Émile', 'Lodge', 'Łódź', 'Maß', 'Masse 2', 'zebra'],
    );
  });

  it('sorts numbers by their values, of any length', () => {
    const numbers = [0, 1, 2, 9, 10, 99, 100, 12_345_678, 123_456_789, 1_234_567_890];
    const names = [...numbers.map(String), '1'.repeat(17), '1'.repeat(18), '1'.repeat(40)].map(
      (number) => `Rechnung ${number}.pdf`,
    );
    expect(sorted(names.toReversed())).toEqual(names);
  });

  it('sorts dates by year, month and day', () => {
    const dates = ['2023-12-31', '2024-1-2', '2024-01-10', '2024-10-01'];
    expect(sorted(dates.toReversed())).toEqual(dates);
  });

  it('sorts digits before letters and ignores leading zeros', () => {
    expect(sorted(['Scan a', 'Scan 007', 'Scan 8', 'Scan'])).toEqual([
      'Scan',
      'Scan 007',
      'Scan 8',
      'Scan a',
    ]);
    expect(nameSortKey('Scan 007')).toBe(nameSortKey('scan 7'));
  });

  it('is bounded, whatever a name is folded to', () => {
    expect(nameSortKey('\ufdfa'.repeat(255)).length).toBeLessThanOrEqual(510);
    expect(nameSortKey('1a'.repeat(127)).length).toBeLessThanOrEqual(510);
  });
});
