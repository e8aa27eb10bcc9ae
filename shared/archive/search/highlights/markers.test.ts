import { expect, it } from 'vitest';
import { leastCpuTime } from '../../../../tests/support/cpu-time.ts';
import { parseSearchQuery } from '../parse-search-query.ts';
import { hitsIn, markedRanges, markersOf } from './markers.ts';

const markersFor = (query: string) => markersOf(parseSearchQuery(query).terms, 'content');

it.each([
  ['1234567', 'No. 1234567, 1 234 567 and 1.234.567', ['1234567', '1 234 567', '1.234.567']],
  [
    '12345',
    "12'345 or 12\u2019345 or 123-\n45 or 12\u201045",
    ["12'345", '12\u2019345', '123-\n45'],
  ],
  ['DE1234', 'DE12 34 and D E 1 2 3 4', ['DE12 34', 'D E 1 2 3 4']],
  ['invoice', 'I N V O I C E, in-\nvoice and in voice', ['I N V O I C E', 'in-\nvoice']],
])('marks %s as it may be written', (query, text, marked) => {
  const ranges = markedRanges(text, markersFor(query), 10);
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(marked);
});

it('looks in linear time for a phrase of numbers that is not there', async () => {
  const markers = markersFor(`"${'1234 '.repeat(200)}"`);
  // With two ways to match each number, twenty would take seconds, and sixty would never end.
  for (const count of [20, 60]) {
    const text = `${'1234 '.repeat(count)}x `.repeat(100);
    const milliseconds = await leastCpuTime(() => hitsIn(text, markers, 1), 40);
    expect(milliseconds).toBeLessThan(40);
  }
  expect(hitsIn('1234 '.repeat(200), markers, 1)).toHaveLength(1);
});
