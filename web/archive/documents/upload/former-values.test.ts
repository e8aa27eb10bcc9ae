import { expect, it } from 'vitest';
import { gotOf, restoringOf, wireValuesOf } from './former-values.ts';

const meant = {
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
  fields: [{ id: 'fld_2', value: 'B' }],
  addedDefaults,
};

it('got only what it did not have, as a text read in the meantime may have had it already', () => {
  expect(gotOf(meant, before)).toEqual({
    ...meant,
    values: { correspondent: { id: 'cor_1', name: 'Bank' }, dueDate: '2026-03-01' },
    fields: [meant.fields[1]],
    before: { values: before.values, fields: before.fields, addedDefaults },
  });
  expect(gotOf(meant, undefined)).toEqual({ ...meant, values: {}, fields: [] });
});

it('is restored to what it had before, also where that was a value', () => {
  expect(restoringOf(gotOf(meant, before))).toEqual({
    values: { correspondentId: 'cor_2', dueDate: null },
    fields: [{ id: 'fld_2', value: 'B' }],
    removeDefaults: addedDefaults,
  });
});

it('is restored without defaults where none came', () => {
  const { values, fields, documentIds } = before;
  const got = gotOf(meant, { documentIds, values, fields });
  expect(restoringOf({ ...got, values: { dueDate: '2026-03-01' }, fields: [] })).toEqual({
    values: { dueDate: null },
    fields: [],
    removeDefaults: { documentType: null, tagIds: [] },
  });
});

it('sends the id of a correspondent', () => {
  expect(wireValuesOf(meant.values)).toEqual({
    correspondentId: 'cor_1',
    documentType: 'invoice',
    dueDate: '2026-03-01',
  });
  expect(wireValuesOf({ documentType: 'invoice' })).toEqual({ documentType: 'invoice' });
});
