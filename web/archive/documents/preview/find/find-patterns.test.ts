import { expect, it } from 'vitest';
import {
  markedRanges,
  type Marker,
} from '../../../../../shared/archive/search/highlights/markers.ts';
import { searchedMarkers, typedMarkers } from './find-patterns.ts';

const found = (text: string, markers: Marker[]) =>
  markedRanges(text, markers, 100).map(({ start, end }) => text.slice(start, end));

it.each([
  ['kuendigung', 'Die Kündigung, eine Kundigung', ['Kündigung', 'Kundigung']],
  ['boil house', 'boilers in a house', ['boil', 'house']],
  ['"annual report" x', 'report, annual; the annual report', ['annual report']],
  ['versicherung', 'Haftpflichtver-\nsicherung', ['ver-\nsicherung']],
  ['resume -cat', 'résumé of a cat', ['résumé']],
])('finds the search %s in %j', (query, text, expected) => {
  expect(found(text, searchedMarkers(query))).toEqual(expected);
});

it.each([
  ['nual rep', 'The annual report', ['nual rep']],
  ['müll', 'Muell, MÜLL, Mull', ['Muell', 'MÜLL', 'Mull']],
  ['§', 'nach § 5 und §§ 6', ['§', '§§']],
  ['12.50', 'EUR 12,50', ['12,50']],
  [' ', 'a b', []],
])('finds typed %s in %j', (typed, text, expected) => {
  expect(found(text, typedMarkers(typed))).toEqual(expected);
});
