import { expect, it } from 'vitest';
import { changedOf, restoringOf, wireValuesOf } from './former-values.ts';

const wanted = {
  viewName: 'Invoices',
  tags: [{ id: 'tag_1', name: 'To pay' }],
  values: {
    correspondent: { id: 'cor_1', name: 'Bank' },
    documentType: 'invoice' as const,
    dueDate: '2026-03-01',
  },
  fields: [
    { id: 'fld_1', name: 'Paid', type: 'boolean' as const, value: true },
    { id: 'fld_2', name: 'Room', type: 'text' as const, value: 'A' },
  ],
};
const addedDefaults = { documentType: null, tagIds: ['tag_2'] };
const before = {
  documentIds: ['doc_1'],
  values: { correspondentId: 'cor_2', dueDate: null },
  // All fields that were set, including those that already had the value.
  fields: [
    { id: 'fld_1', value: true },
    { id: 'fld_2', value: 'B' },
  ],
  addedDefaults,
};

it('keeps of the wanted values only those that the document did not have', () => {
  expect(changedOf(wanted, before)).toEqual({
    ...wanted,
    values: { correspondent: { id: 'cor_1', name: 'Bank' }, dueDate: '2026-03-01' },
    fields: [wanted.fields[1]],
    before: { values: before.values, fields: before.fields, addedDefaults },
  });
  expect(changedOf(wanted, undefined)).toEqual({ ...wanted, values: {}, fields: [] });
});

it('a document is restored to what it had before, also where that was a value', () => {
  expect(restoringOf(changedOf(wanted, before))).toEqual({
    values: { correspondentId: 'cor_2', dueDate: null },
    fields: [{ id: 'fld_2', value: 'B' }],
    removeDefaults: addedDefaults,
  });
});

it('a document is restored without defaults where none came', () => {
  const { values, fields, documentIds } = before;
  const got = changedOf(wanted, { documentIds, values, fields });
  expect(restoringOf({ ...got, values: { dueDate: '2026-03-01' }, fields: [] })).toEqual({
    values: { dueDate: null },
    fields: [],
    removeDefaults: { documentType: null, tagIds: [] },
  });
});

it('a correspondent is sent by its id', () => {
  expect(wireValuesOf(wanted.values)).toEqual({
    correspondentId: 'cor_1',
    documentType: 'invoice',
    dueDate: '2026-03-01',
  });
  expect(wireValuesOf({ documentType: 'invoice' })).toEqual({ documentType: 'invoice' });
});
