import { describe, expect, test } from 'vitest';
import { parseSearchQuery } from '../../../../../shared/archive/search/parse-search-query.ts';
import { fileTypes } from './facets/file-types.ts';
import { replacePiece, withFilter, withoutPieces } from './query-filters.ts';

const fields = [{ key: 'project' }];
const set = (q: string, name: string, value: string | undefined) =>
  withFilter(q, { name, value, fields });

describe('withFilter', () => {
  test('keeps the words and phrases of the search', () => {
    expect(set('name:"oak  desk" invoice -draft', 'type', 'pdf')).toBe(
      'name:"oak  desk" invoice -draft type:pdf',
    );
  });

  test('replaces the filter, by whatever word it is written, and removes it for no value', () => {
    expect(set('invoice von:works kind:tax', 'correspondent', '"Mill"')).toBe(
      'invoice kind:tax correspondent:"Mill"',
    );
    expect(set('created:2026 invoice', 'added', 'today')).toBe('invoice added:today');
    expect(set('project:alpha invoice', 'project', undefined)).toBe('invoice');
  });

  test('changes one of several where it is', () => {
    const q = 'kind:tax von:works kind:will';
    const one = { name: 'kind', fields, source: 'kind:tax' };
    expect(withFilter(q, { ...one, value: 'other' })).toBe('kind:other von:works kind:will');
    expect(withFilter(q, { ...one, value: undefined })).toBe('von:works kind:will');
    expect(withFilter(q, { ...one, name: 'in', value: 'inbox' })).toBe(`${q} in:inbox`);
  });

  test('leaves phrases and exclusions alone', () => {
    expect(set('"say type:pdf here" -type:pdf', 'type', 'text')).toBe(
      '"say type:pdf here" -type:pdf type:text',
    );
  });

  test('writes types that the search understands', () => {
    for (const type of fileTypes)
      expect(parseSearchQuery(set('', 'type', type)).filters).toMatchObject([{ kind: 'type' }]);
  });
});

test('replaces a piece where it is, and leaves pieces out', () => {
  expect(replacePiece('a sendr:x "b c"', 'sendr:x', 'sender:x')).toBe('a sender:x "b c"');
  expect(replacePiece('a sendr:x', 'sendr:x')).toBe('a');
  expect(replacePiece('a', 'gone:x')).toBe('a');
  expect(withoutPieces('a kind:x b sendr:y', [{ term: 'kind:x' }, { term: 'sendr:y' }])).toBe(
    'a b',
  );
  expect(withoutPieces('kind:x a kind:x', [{ term: 'kind:x' }])).toBe('a');
});
