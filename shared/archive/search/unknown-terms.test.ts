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
