import { expect, it } from 'vitest';
import { listSearchOf, listStateOf } from '../documents/document-list-search.ts';
import { changesOf, columnsOf, contentOf, stateOfView, type ViewContent } from './view-state.ts';

const [tag1, tag2] = [`tag_${'1'.repeat(24)}`, `tag_${'2'.repeat(24)}`];
const view: ViewContent = {
  search: 'kind:invoice',
  filters: { tags: [tag1], extractionState: 'failed' },
  sort: { field: 'documentDate', order: 'asc' },
  columns: ['totalAmount', 'correspondent'],
};
const base = stateOfView(view);

it('shows a view as it was saved', () => {
  expect(base).toMatchObject({
    q: 'kind:invoice',
    tags: [tag1],
    extractionState: 'failed',
    sortField: 'documentDate',
    sortOrder: 'asc',
    pageIndex: 0,
  });
  expect(changesOf(view, contentOf(base, columnsOf(view)))).toEqual({});
});

it('keeps the order of results of a search', () => {
  const ranked: ViewContent = {
    ...view,
    search: 'oak',
    sort: { field: 'createdAt', order: 'asc' },
  };
  expect(stateOfView(ranked).resultOrder).toBe('asc');
  expect(contentOf(stateOfView(ranked), columnsOf(ranked))).toEqual(ranked);
  expect(stateOfView({ ...ranked, sort: null }).resultOrder).toBeUndefined();
});

it('names what has changed, and nothing else', () => {
  const content = contentOf({ ...base, tags: [tag2], pageIndex: 3 }, ['totalAmount']);
  expect(changesOf(view, content)).toEqual({
    filters: { tags: [tag2], extractionState: 'failed' },
    columns: ['totalAmount'],
  });
});

it('has columns of custom fields', () => {
  const columns = [`fld_${'1'.repeat(24)}` as const, ...view.columns];
  expect(columnsOf({ ...view, columns })).toEqual(columns);
});

it.each([
  {},
  { q: '' },
  { q: 'oak', resultOrder: 'desc' },
  { tags: [] },
  { tags: [tag1, tag2] },
  { extractionState: undefined },
  { sortField: 'createdAt', sortOrder: 'desc' },
  { pageIndex: 2, pageSize: 15 },
] as const)('has an address for the view with %j', (change) => {
  const state = { ...base, ...change, tags: [...(change.tags ?? base.tags)] };
  const search = listSearchOf(state, base);
  expect(listStateOf(JSON.parse(JSON.stringify(search)), base)).toEqual(state);
  expect(Object.keys(search).toSorted()).toEqual(Object.keys(change).toSorted());
});
