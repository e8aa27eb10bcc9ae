import { expect, it } from 'vitest';
import { listStateOf } from '../documents/list/document-list-search.ts';
import { bulkFiltersOf } from './bulk-filters.ts';

it('leaves out documents created after the list was read when all of it is selected', () => {
  const state = listStateOf({});
  const asOf = new Date('2026-11-22T09:00:00.000Z');
  const [filter] = bulkFiltersOf({ kind: 'all' }, { state, asOf });
  expect(filter?.query).toMatchObject({ createdUntil: '2026-11-22T09:00:00.000Z' });
});
