import { expect, test } from 'vitest';
import type { SearchableField } from '../custom-fields/custom-filter.ts';
import { parseSearchQuery } from './parse-search-query.ts';

const project: SearchableField = {
  id: 'fld_1',
  key: 'project',
  type: 'select',
  options: [
    { id: 'a', name: 'Alpha', color: '' },
    { id: 'b', name: 'Beta', color: '' },
  ],
};

test.each([
  ['kind:invoise', 'kind:invoice'],
  ['-kind:rehcnung', '-kind:rechnung'],
  ['kind:pdf', 'type:pdf'],
  ['type:invoice', 'kind:invoice'],
  ['typ:pdf', 'type:pdf'],
  ['type:pfd', 'type:pdf'],
  ['date:last-yaer', 'date:last-year'],
  ['datum:letztes', 'datum:letztes-jahr'],
  ['has:amuont', 'has:amount'],
  ['in:inbxo', 'in:inbox'],
  ['sendr:nordlicht', 'sender:nordlicht'],
  ['absneder:"Nordlicht Energie"', 'absender:"Nordlicht Energie"'],
  ['corresp:nordlicht', 'correspondent:nordlicht'],
  ['amonut:>100', 'amount:>100'],
  ['projct:alpha', 'project:alpha'],
  ['project:alhpa', 'project:Alpha'],
  ['amount:lots', null],
  ['size:1tb', null],
  ['created:2026-02-30', null],
  ['date:soon', null],
  ['type:nonsense', null],
])('%s is not known, but %s', (term, suggestion) => {
  const { terms, unknownTerms } = parseSearchQuery(`bill ${term}`, [project]);
  expect(unknownTerms).toEqual([{ term, suggestion }]);
  expect(terms.map(({ text }) => text)).toEqual(['bill']);
});

const uploaders = {
  people: [
    { id: 'usr_1', name: 'Ada Lovelace', email: 'ada@example.com' },
    { id: 'usr_2', name: 'Zoë Müller', email: 'z.m@example.org' },
  ],
  userId: 'usr_2',
};
const by = (text: string) =>
  parseSearchQuery(text, [], { now: new Date(), timeZone: 'UTC' }, { uploaders });

test.each([
  ['by:lovelace', ['usr_1']],
  ['by:"lovelace ada"', ['usr_1']],
  ['by:zoe', ['usr_2']],
  ['by:z.m@', ['usr_2']],
  ['by:e', ['usr_1', 'usr_2']],
  ['hinzugefügt-von:ICH', ['usr_2']],
  ['by:usr_abcdefghijklmnopqrstuvwx', ['usr_abcdefghijklmnopqrstuvwx']],
])('%s is by %o', (text, userIds) => {
  expect(by(text)).toMatchObject({ filters: [{ kind: 'uploader', userIds }], unknownTerms: [] });
});

test.each([
  ['by:lovelase', 'by:Lovelace'],
  ['by:"Lovelace Zoë"', null],
  ['by:"Zoe Mullre"', 'by:"Zoë Müller"'],
  ['by:"me"', null],
  ['by:grace', null],
])('%s is nobody, but %s', (term, suggestion) => {
  const found = by(`bill ${term}`);
  expect(found.filters).toEqual([{ kind: 'uploader', userIds: [], isExcluded: false }]);
  expect(found.unknownTerms).toEqual([{ term, suggestion }]);
});

test('names each term once, and suggests another for the first ones', () => {
  const terms = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => `kind:invoise${letter}`);
  const { unknownTerms } = parseSearchQuery([...terms, ...terms].join(' '));
  expect(unknownTerms.map(({ term }) => term)).toEqual(terms);
  expect(unknownTerms.map(({ suggestion }) => suggestion !== null)).toEqual([
    ...Array.from({ length: 5 }, () => true),
    false,
  ]);
});

test.each([
  'kind:invoice',
  'project:beta',
  'from:anyone',
  'nmae:bill',
  'kidn:bananas',
  'side:a',
  '"kind:x"',
])('%s has nothing unknown', (text) => {
  expect(parseSearchQuery(text, [project]).unknownTerms).toEqual([]);
});
