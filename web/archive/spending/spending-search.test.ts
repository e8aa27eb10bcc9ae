import { expect, it } from 'vitest';
import { parseSearchQuery } from '../../../shared/archive/search/parse-search-query.ts';
import { spendingSearch } from './spending-search.ts';

it('is a search that is understood', () => {
  const search = spendingSearch({ currency: 'EUR', date: '2024', correspondent: 'A "B" & Co' });
  expect(search).toBe('kind:invoice,receipt,ticket amount:eur date:2024 correspondent:"A B & Co"');
  expect(parseSearchQuery(search)).toMatchObject({
    terms: [],
    unknownTerms: [],
    filters: [
      { kind: 'documentType', types: ['invoice', 'receipt', 'ticket'] },
      { kind: 'amount', interval: {}, currency: 'EUR' },
      { kind: 'day', interval: { from: '2024-01-01', before: '2025-01-01' } },
      { kind: 'correspondent', name: 'A B & Co', isWhole: true },
    ],
  });
});

it('leaves out correspondents, and documents without one', () => {
  const search = spendingSearch({
    currency: 'CHF',
    date: '<2020',
    type: 'receipt',
    others: ['Works', null],
  });
  expect(search).toBe(
    'kind:receipt amount:chf date:<2020 -correspondent:"Works" has:correspondent',
  );
  expect(parseSearchQuery(search).filters).toHaveLength(5);
});
