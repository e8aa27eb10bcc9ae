import { expect, it } from 'vitest';
import { unchangedOf } from './unchanged-values.ts';

const given = {
  viewName: 'Invoices',
  tags: [{ id: 'tag_1', name: 'To pay' }],
  values: {
    correspondent: { id: 'cor_1', name: 'Bank' },
    documentType: 'invoice' as const,
    totalAmount: { amount: 5, currency: 'EUR' },
  },
  fields: [
    { id: 'fld_1', name: 'Kind', type: 'multi-select' as const, value: ['opt_1', 'opt_2'] },
    { id: 'fld_2', name: 'Paid', type: 'boolean' as const, value: true },
  ],
  before: {
    values: { documentType: null },
    fields: [],
    addedDefaults: { documentType: null, tagIds: ['tag_2'] },
  },
};
const custom = (id: string, value: string[] | boolean) => ({
  id,
  key: id,
  name: id,
  type: 'text' as const,
  value,
});
const document = {
  ...given.values,
  documentDate: null,
  dueDate: null,
  endDate: null,
  noticeDate: null,
  iban: null,
  reference: null,
  vatId: null,
  tags: [{ id: 'tag_1', name: 'To pay', color: '#000000' }],
  fields: [custom('fld_1', ['opt_2', 'opt_1']), custom('fld_2', true)],
};

it('is all that was given while nothing was changed', () => {
  const renamed = {
    ...document,
    correspondent: { id: 'cor_1', name: 'Savings Bank' },
    totalAmount: { currency: 'EUR', amount: 5 },
  };
  expect(unchangedOf(given, renamed)).toEqual(given);
});

it('leaves out what has been corrected or removed, and what came with another correspondent', () => {
  const corrected = {
    ...document,
    correspondent: { id: 'cor_2', name: 'Bank' },
    totalAmount: { amount: 5, currency: 'USD' },
    tags: [],
    fields: [custom('fld_1', ['opt_2'])],
  };
  expect(unchangedOf(given, corrected)).toEqual({
    viewName: 'Invoices',
    tags: [],
    values: { documentType: 'invoice' },
    fields: [],
    before: { values: { documentType: null }, fields: [] },
  });
});
