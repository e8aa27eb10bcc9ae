import { expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { deselectMissing } from './deselect-missing.ts';
import { isSelected, type Selection } from '../documents/selection/document-selection.ts';
import { readSelection, storeSelection } from '../documents/selection/selection-store.ts';

const organizationId = 'org_1';
const listKey = '[]';
const both: Selection = { kind: 'some', ids: new Set(['doc_1', 'doc_2']) };
const afterError = (code: string, details?: unknown) => {
  storeSelection(organizationId, { listKey, selection: both });
  deselectMissing(organizationId)(new ApiError({ code, status: 409, message: '', details }));
  const selection = readSelection(organizationId, listKey);
  return [...(both.kind === 'some' ? both.ids : [])].filter((id) => isSelected(selection, id));
};

it.each(['document.in_trash', 'document.not_found'])(
  'keeps the others selected where a bulk action was refused with %s',
  (code) => {
    expect(afterError(code, { documentIds: ['doc_1'], selectedCount: 2 })).toEqual(['doc_2']);
  },
);

it.each([
  ['document.in_trash', undefined],
  ['limit.reached', { limit: 'document-tags' }],
])('keeps all of them where %s names none', (code, details) => {
  expect(afterError(code, details)).toEqual(['doc_1', 'doc_2']);
});
