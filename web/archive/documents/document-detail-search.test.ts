import { expect, test } from 'vitest';
import { foundDetailSearch } from './document-detail-search.ts';

const hit = [{ text: 'contract', isMatch: true }];
const miss = [{ text: 'An agreement', isMatch: false }];

test('opens a document with the words that are found in its text', () => {
  const found = { snippet: hit, snippetSource: 'content', page: 2 } as const;
  expect(foundDetailSearch(found, 'contract kind:invoice')).toEqual({
    find: 'contract',
    page: 2,
    tab: undefined,
  });
});

test('finds nothing in a document that its name or a note has found', () => {
  const byName = { snippet: miss, snippetSource: 'content', page: null } as const;
  expect(foundDetailSearch(byName, 'contract').find).toBeUndefined();
  const byNote = { snippet: hit, snippetSource: 'note', page: null } as const;
  expect(foundDetailSearch(byNote, 'contract')).toEqual({
    find: undefined,
    page: undefined,
    tab: 'notes',
  });
  expect(foundDetailSearch({}, '').find).toBeUndefined();
});
