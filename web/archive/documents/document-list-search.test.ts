import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  isRanked,
  listSearchOf,
  listStateOf,
  searchedFor,
} from './document-list-search.ts';

const [tag1, tag2] = [`tag_${'1'.repeat(24)}`, `tag_${'2'.repeat(24)}`];

const plain = {
  q: '',
  pageIndex: 0,
  pageSize: 100,
  sortField: 'createdAt',
  sortOrder: 'desc',
  tags: [],
};

describe('the search parameters of the document list', () => {
  it('default to the first page of 100, newest first', () => {
    expect(listStateOf({})).toEqual(plain);
    expect(listStateOf(undefined)).toEqual(plain);
  });

  it('contain page, size, order, tags and extraction state', () => {
    const search = {
      pageIndex: 2,
      pageSize: 15,
      sortField: 'name',
      sortOrder: 'asc',
      tags: [tag1, tag2],
      extractionState: 'failed',
    } as const;
    expect(listStateOf(search)).toEqual({ ...search, q: '' });
    expect(listSearchOf(listStateOf(search))).toEqual(search);
  });

  it('accept a single tag that is not a list', () => {
    expect(listStateOf({ tags: tag1 }).tags).toEqual([tag1]);
  });

  it('ignore tags of another shape, but not those beside them', () => {
    expect(listStateOf({ tags: 'nonsense' }).tags).toEqual([]);
    expect(listStateOf({ tags: ['nonsense', tag1, 7, tag1] }).tags).toEqual([tag1]);
  });

  it('contain a search, also for a number', () => {
    expect(listStateOf({ q: 'oak tag:wood' }).q).toBe('oak tag:wood');
    expect(listStateOf({ q: 2026 }).q).toBe('2026');
    expect(listSearchOf(listStateOf({ q: 'oak' }))).toEqual({ q: 'oak' });
  });

  it('ignore only the invalid ones', () => {
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

  it('are empty for the default state', () => {
    expect(listSearchOf(listStateOf({ pageIndex: 0, pageSize: 100 }))).toEqual({});
  });

  it('have no search query while a filter is incomplete', () => {
    expect(searchedFor({ q: ' tag: ' })).toBe('');
    expect(searchedFor({ q: ' oak tag:' })).toBe('oak tag:');
    expect(isFiltered(listStateOf({ q: 'type:' }))).toBe(false);
    expect(isFiltered(listStateOf({ q: 'type:pdf' }))).toBe(true);
  });
});

it.each([
  ['project:alpha', false],
  ['3d-model:alpha', false],
  ['12:30', true],
  ['alpha', true],
])('takes %s for a search whose results are ranked: %s', (q, ranked) => {
  expect(isRanked({ q })).toBe(ranked);
});
