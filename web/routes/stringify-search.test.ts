import { defaultParseSearch } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { stringifySearch } from './stringify-search.ts';

describe('stringifySearch', () => {
  test('writes a list of one text as a plain parameter', () => {
    expect(stringifySearch({ tags: ['tag_a'] })).toBe('?tags=tag_a');
  });

  test('repeats the parameter for several, after the other parameters', () => {
    const address = stringifySearch({ tags: ['tag_a', 'tag_b'], pageIndex: 2, q: undefined });
    expect(address).toBe('?pageIndex=2&tags=tag_a&tags=tag_b');
    expect(defaultParseSearch(address)).toEqual({ pageIndex: 2, tags: ['tag_a', 'tag_b'] });
  });

  test('writes nothing for no parameters and for an empty list', () => {
    expect(stringifySearch({})).toBe('');
    expect(stringifySearch({ tags: [] })).toBe('');
  });
});
