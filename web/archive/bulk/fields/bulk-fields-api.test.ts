import { expect, it } from 'vitest';
import { noDefaults } from '../../../../shared/archive/correspondents/no-defaults.ts';
import { undoOf } from './bulk-fields-api.ts';

const tagged = (documentId: string, correspondentId: string | null, tagIds: string[]) => ({
  documentIds: [documentId],
  values: { correspondentId },
  fields: [],
  addedDefaults: { documentType: 'statement' as const, tagIds },
});

const change = { values: { correspondentId: 'cor_2' } };
const setting = (correspondentId: string | null) => ({
  values: { correspondentId },
  fields: [],
  removeDefaults: noDefaults,
  present: { ...change, fields: [] },
});
const removing = (...tagIds: string[]) => ({
  removeDefaults: { documentType: 'statement', tagIds },
  present: { ...change, fields: [] },
});

it('removes what was added, and restores values, each with as few requests as possible', () => {
  const before = [
    tagged('doc_1', null, ['tag_1']),
    tagged('doc_2', 'cor_1', ['tag_1']),
    tagged('doc_3', null, ['tag_1', 'tag_2']),
    { ...tagged('doc_4', null, []), addedDefaults: noDefaults },
  ];
  expect(undoOf(before, change)).toEqual([
    { filters: [{ documentIds: ['doc_1', 'doc_2'] }], ...removing('tag_1') },
    { filters: [{ documentIds: ['doc_3'] }], ...removing('tag_1', 'tag_2') },
    { filters: [{ documentIds: ['doc_1', 'doc_3', 'doc_4'] }], ...setting(null) },
    { filters: [{ documentIds: ['doc_2'] }], ...setting('cor_1') },
  ]);
});

it('is not offered where it takes too many requests', () => {
  const before = Array.from({ length: 51 }, (_, index) => ({
    documentIds: [`doc_${index}`],
    values: { reference: String(index) },
    fields: [],
  }));
  expect(undoOf(before, {})).toBeUndefined();
  expect(undoOf(before.slice(1), {})).toHaveLength(50);
});
