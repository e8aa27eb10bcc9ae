import { expect, it, vi } from 'vitest';
import { columnSortOf } from './column-sort.ts';
import { listStateOf, type DocumentListState } from '../../document-list-search.ts';

function press(
  field: Parameters<ReturnType<typeof columnSortOf>['onSort']>[0],
  state: Partial<DocumentListState> = {},
) {
  const changes: Partial<DocumentListState>[] = [];
  columnSortOf({ ...listStateOf({}), ...state }, (change) => changes.push(change)).onSort(field);
  return changes;
}

it('sorts by another column in the direction that is looked for first, from the first page', () => {
  expect(press('name', { pageIndex: 3 })).toEqual([
    { pageIndex: 0, sortField: 'name', sortOrder: 'asc' },
  ]);
  expect(press('amount')).toEqual([{ pageIndex: 0, sortField: 'amount', sortOrder: 'desc' }]);
  const custom = 'fld_abcdefghijklmnopqrstuvwx';
  expect(press(custom)).toEqual([{ pageIndex: 0, sortField: custom, sortOrder: 'asc' }]);
});

it('reverses the order of the column that a list is sorted by', () => {
  expect(press('name', { sortField: 'name', sortOrder: 'asc' })).toEqual([
    { pageIndex: 0, sortField: 'name', sortOrder: 'desc' },
  ]);
});

it('sorts results by date, newest first, then oldest first, then by match again', () => {
  const orders = (['desc', 'asc'] as const).map((resultOrder) =>
    press('createdAt', { q: 'rent', resultOrder }),
  );
  expect([press('createdAt', { q: 'rent' }), ...orders].flat()).toEqual([
    { pageIndex: 0, resultOrder: 'desc' },
    { pageIndex: 0, resultOrder: 'asc' },
    { pageIndex: 0, resultOrder: undefined },
  ]);
});

it('offers no other column for results, but all for what filters alone find', () => {
  const results = { ...listStateOf({}), q: 'rent' };
  const filtered = { ...listStateOf({}), q: 'kind:invoice' };
  expect(columnSortOf(results, vi.fn<() => void>()).fields).toEqual(['createdAt']);
  expect(columnSortOf(filtered, vi.fn<() => void>()).fields).toBeUndefined();
});
