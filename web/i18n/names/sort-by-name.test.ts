import { expect, it } from 'vitest';
import { sortByName } from './sort-by-name.ts';

const sorted = (names: string[], locale: string) =>
  sortByName(names, { nameOf: (name) => name, locale });

it('sorts accented letters beside their base letters, whatever their case', () => {
  expect(sorted(['zoo', 'Ärzte', 'auto', 'Arbeit', 'Éire'], 'de')).toEqual([
    'Arbeit',
    'Ärzte',
    'auto',
    'Éire',
    'zoo',
  ]);
});

it('sorts letters that a language counts on their own after the others', () => {
  expect(sorted(['łąka', 'lato', 'luty', 'mama'], 'pl')).toEqual(['lato', 'luty', 'łąka', 'mama']);
});

it('sorts numbers by their values', () => {
  expect(sorted(['Year 10', 'Year 9'], 'en')).toEqual(['Year 9', 'Year 10']);
});
