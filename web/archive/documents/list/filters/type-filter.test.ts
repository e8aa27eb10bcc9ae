import { describe, expect, test } from 'vitest';
import { parseSearchQuery } from '../../../../../shared/archive/search/parse-search-query.ts';
import { offeredTypes, typeOf, withType } from './type-filter.ts';

describe('withType', () => {
  test('keeps the words and phrases of the search', () => {
    expect(withType('name:"oak  desk" invoice -draft', 'pdf')).toBe(
      'name:"oak  desk" invoice -draft type:pdf',
    );
  });

  test('replaces the type, and removes it for none', () => {
    expect(withType('invoice type:pdf', 'image')).toBe('invoice type:image');
    expect(withType('type:pdf invoice', undefined)).toBe('invoice');
  });

  test('leaves a phrase alone that looks like a type', () => {
    expect(withType('"say type:pdf here"', 'text')).toBe('"say type:pdf here" type:text');
  });

  test('writes filters that the search understands', () => {
    for (const type of offeredTypes) {
      expect(parseSearchQuery(withType('', type))).toMatchObject({
        terms: [],
        filters: [{ kind: 'type' }],
      });
    }
  });
});

describe('typeOf', () => {
  test('is the type a search is limited to', () => {
    expect(typeOf('invoice type:PDF')).toBe('pdf');
  });

  test('is undefined for no type, an excluded one, several, and one that is not offered', () => {
    for (const q of ['invoice', '-type:pdf', 'type:pdf type:image', 'type:zip', '"type:pdf"']) {
      expect(typeOf(q), q).toBeUndefined();
    }
  });
});
