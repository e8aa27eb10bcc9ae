import { expect, it } from 'vitest';
import { markedRanges } from '../../../../../shared/archive/search/highlights/markers.ts';
import { findMarkedText } from './use-marked-text.ts';

const content = 'of 12 May 2025\n\f\nof 12\nMay 2025, due 11 June 2025, again 11 June 2025';
const place = (page: number, text: string, from = 0) => {
  const start = content.indexOf(text, from);
  return { documentId: 'doc', field: 'dueDate' as const, page, start, end: start + text.length };
};

it.each([
  { marked: place(1, '12 May 2025'), match: { page: 1, index: 0 } },
  { marked: place(2, '12\nMay 2025'), match: { page: 2, index: 0 } },
  { marked: place(2, '11 June 2025'), match: { page: 2, index: 0 } },
  { marked: place(2, '11 June 2025', 50), match: { page: 2, index: 1 } },
])('finds a place by its text and its number on the page: $match', ({ marked, match }) => {
  const found = findMarkedText(content, marked);
  expect(found.match).toEqual(match);
  const shown = 'of 12 May 2025, due 11  June 2025, again 11 June\n2025';
  const ranges = markedRanges(shown, found.markers, 10);
  expect(ranges[match.index]).toBeDefined();
});
