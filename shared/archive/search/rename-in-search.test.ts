import { expect, it } from 'vitest';
import { correspondentKey } from '../correspondents/correspondent.ts';
import { renameInSearch } from './rename-in-search.ts';

const former = new Set([correspondentKey('Acme "Ltd"'), correspondentKey('acme')]);

it.each([
  ['correspondent:"Acme Ltd" kind:invoice', 'correspondent:"New Co" kind:invoice'],
  ['gas -correspondent:ACME', 'gas -correspondent:"New Co"'],
  ['Correspondent:“Acme Ltd”', 'Correspondent:"New Co"'],
  [
    'correspondent:other acme "correspondent:acme"',
    'correspondent:other acme "correspondent:acme"',
  ],
  ['name:acme due:<2026-04-01', 'name:acme due:<2026-04-01'],
])('renames in %s', (search, renamed) => {
  expect(renameInSearch(search, former, 'New "Co"')).toBe(renamed);
});
