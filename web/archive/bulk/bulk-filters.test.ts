import { expect, it } from 'vitest';
import { listStateOf } from '../documents/document-list-search.ts';
import { bulkFiltersOf, selectionName } from './bulk-filters.ts';
import type { Selection } from '../documents/selection/document-selection.ts';

const nameOf = (selection: Selection, q = '') => selectionName(selection, listStateOf({ q }));
const some = (...ids: string[]): Selection => ({ kind: 'some', ids: new Set(ids) });

it('leaves out documents created after the list was read when all of it is selected', () => {
  const state = listStateOf({});
  const asOf = new Date('2026-11-22T09:00:00.000Z');
  const [filter] = bulkFiltersOf({ kind: 'all' }, { state, asOf });
  expect(filter?.query).toMatchObject({ createdUntil: '2026-11-22T09:00:00.000Z' });
});

it('names a selection by its documents, or by what its list was filtered by', () => {
  expect(nameOf(some('doc_a', 'doc_b'))).toBe(nameOf(some('doc_b', 'doc_a'), 'oak'));
  expect(nameOf(some('doc_a', 'doc_b'))).not.toBe(nameOf(some('doc_a')));
  expect(nameOf({ kind: 'all' }, 'oak')).toBe(nameOf({ kind: 'all' }, ' oak '));
  expect(nameOf({ kind: 'all' }, 'oak')).not.toBe(nameOf({ kind: 'all' }, 'steel'));
});
