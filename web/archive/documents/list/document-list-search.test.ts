import { describe, expect, it } from 'vitest';
import { isFiltered, listSearchOf, listStateOf, searchedFor } from './document-list-search.ts';

const plain = {
  q: '',
  pageIndex: 0,
  pageSize: 100,
  sortField: 'createdAt',
  sortOrder: 'desc',
  tags: [],
};

describe('the address of the document list', () => {
  it('means the first page of 100, newest first, when it says nothing', () => {
    expect(listStateOf({})).toEqual(plain);
    expect(listStateOf(undefined)).toEqual(plain);
  });

  it('carries page, size, order, tags and state of extraction', () => {
    const search = {
      pageIndex: 2,
      pageSize: 15,
      sortField: 'name',
      sortOrder: 'asc',
      tags: ['tag_1', 'tag_2'],
      extractionState: 'failed',
    } as const;
    expect(listStateOf(search)).toEqual({ ...search, q: '' });
    expect(listSearchOf(listStateOf(search))).toEqual(search);
  });

  it('takes a single tag written without a list', () => {
    expect(listStateOf({ tags: 'tag_1' }).tags).toEqual(['tag_1']);
  });

  it('carries a search, also one for a number', () => {
    expect(listStateOf({ q: 'oak tag:wood' }).q).toBe('oak tag:wood');
    expect(listStateOf({ q: 2026 }).q).toBe('2026');
    expect(listSearchOf(listStateOf({ q: 'oak' }))).toEqual({ q: 'oak' });
  });

  it('falls back part by part when somebody has edited it', () => {
    const search = {
      pageIndex: -1,
      pageSize: 100_000,
      sortField: 'rank',
      sortOrder: 'asc',
      tags: 7,
    };
    expect(listStateOf(search)).toEqual({ ...plain, sortOrder: 'asc' });
    expect(listStateOf({ pageIndex: Number.NaN })).toEqual(plain);
  });

  it('is empty for what is so by default', () => {
    expect(listSearchOf(listStateOf({ pageIndex: 0, pageSize: 100 }))).toEqual({});
  });

  it('searches for nothing while only the beginning of a filter is written', () => {
    expect(searchedFor({ q: ' tag: ' })).toBe('');
    expect(searchedFor({ q: ' oak tag:' })).toBe('oak tag:');
    expect(isFiltered(listStateOf({ q: 'type:' }))).toBe(false);
    expect(isFiltered(listStateOf({ q: 'type:pdf' }))).toBe(true);
  });
});
