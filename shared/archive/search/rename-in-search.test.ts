import { expect, it } from 'vitest';
import { correspondentKey } from '../correspondents/correspondent.ts';
import { nameKey } from '../custom-fields/custom-field.ts';
import { rekeyInSearch, renameInSearch } from './rename-in-search.ts';

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
  const names = new Map(
    ['Acme "Ltd"', 'acme'].map((name) => [correspondentKey(name), 'New "Co"'] as const),
  );
  const renaming = { filter: 'correspondent', keyOf: correspondentKey, names };
  expect(renameInSearch(search, renaming)).toBe(renamed);
});

it('gives names that were exchanged to each other', () => {
  const names = new Map([
    ['open', 'Paid'],
    ['paid', 'Open'],
  ]);
  const renaming = { filter: 'state', keyOf: nameKey, names };
  expect(renameInSearch('state:OPEN -state:"paid" open other:open', renaming)).toBe(
    'state:"Paid" -state:"Open" open other:open',
  );
});

it('gives filters of custom fields their new keys', () => {
  const keys = new Map([
    ['project', 'project-2'],
    ['state', 'project'],
  ]);
  expect(rekeyInSearch('Project:alpha -state:"in work" state:<2026-04-01', keys)).toBe(
    'project-2:alpha -project:"in work" project:<2026-04-01',
  );
  expect(rekeyInSearch('has:project -no:"State" has:due tag:state', keys)).toBe(
    'has:project-2 -no:project has:due tag:state',
  );
  const plain = 'project state "state:open" size:>1 mb';
  expect(rekeyInSearch(plain, keys)).toBe(plain);
});

it('leaves addresses as they are', () => {
  const keys = new Map([['https', 'https-2']]);
  expect(rekeyInSearch('https://example.com HTTPS:paid', keys)).toBe(
    'https://example.com https-2:paid',
  );
});

it('keeps a filter by the name of what is called by quotes alone now', () => {
  const names = new Map([['acme', '"']]);
  const renaming = { filter: 'tag', keyOf: nameKey, names };
  expect(renameInSearch('tag:acme', renaming)).toBe('tag:acme');
});
