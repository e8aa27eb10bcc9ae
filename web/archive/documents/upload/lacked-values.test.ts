import { expect, it } from 'vitest';
import { lackedOf } from './lacked-values.ts';

const field = (id: string) => ({ id, name: id, type: 'text' as const, value: 'House' });
const set = {
  values: {
    correspondent: { id: 'cor_1', name: 'Bank' },
    documentType: 'invoice' as const,
    dueDate: '2026-12-24',
  },
  fields: [field('fld_1'), field('fld_2')],
};
const addedDefaults = { documentType: null, tagIds: ['tag_1'] };

it('leaves out what the document had got meanwhile, the same or another value', () => {
  const before = {
    documentIds: ['doc_1'],
    values: { correspondentId: null, dueDate: '2026-12-01' },
    fields: [
      { id: 'fld_1', value: null },
      { id: 'fld_2', value: 'Garden' },
    ],
    addedDefaults,
  };
  expect(lackedOf(set, [before])).toEqual({
    values: { correspondent: set.values.correspondent },
    fields: [field('fld_1')],
    addedDefaults,
  });
});

it('is nothing where nothing has changed', () => {
  expect(lackedOf(set, [])).toEqual({ values: {}, fields: [], addedDefaults: undefined });
});
