import { expect, it } from 'vitest';
import { filterItems } from './filter-items.ts';

const names = ['Rechnungen Büro', 'Rechnungen Werkstatt', 'Straße', 'ŁÓDŹ', 'L\u2019eau 4711 0815'];
const filter = (query: string) => filterItems(names, query, (name) => name);

it('finds names without case and diacritics', () => {
  expect(filter('buro')).toEqual(['Rechnungen Büro']);
  expect(filter('STRASSE')).toEqual(['Straße']);
  expect(filter('lodz')).toEqual(['ŁÓDŹ']);
});

it('finds names by any apostrophe, and numbers in groups by their digits', () => {
  expect(filter("l'eau")).toEqual(['L\u2019eau 4711 0815']);
  expect(filter('47110815')).toEqual(['L\u2019eau 4711 0815']);
});

it('finds names that have every word, in any order and part of a word', () => {
  expect(filter('werk rechn')).toEqual(['Rechnungen Werkstatt']);
  expect(filter('rechnungen')).toHaveLength(2);
  expect(filter('rechnungen paris')).toEqual([]);
});

it('keeps everything while nothing is typed', () => {
  expect(filter('  ')).toEqual(names);
});
