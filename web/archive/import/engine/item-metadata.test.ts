import { expect, it } from 'vitest';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { metadataLimits } from '../../../../shared/archive/uploads/upload-metadata.ts';
import { limits } from '../../../../shared/limits.ts';
import { uploadMetadataOf } from './item-metadata.ts';

const people = { named: new Map<string, string>(), ids: new Set<string>() };
const names = Array.from({ length: 50 }, (_, index) => `Field ${index}`);
const fields: ReadonlyMap<string, CustomField> = new Map(
  names.map((name, index) => [
    name,
    {
      id: `fld_${index}`,
      organizationId: 'org_1',
      key: `field-${index}`,
      name,
      type: 'text',
      options: [],
      createdAt: new Date(0),
      updatedAt: null,
    },
  ]),
);
const target = { fields, types: new Map([['plan', 'plan-2']]), people };
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const typeOf = (documentType: string | null) =>
  uploadMetadataOf({ documentType }, target).metadata.documentType;

it('sends all where there is room', () => {
  expect(
    uploadMetadataOf(
      { tags: ['A'], values: [{ field: 'Field 1', value: 'B' }], notes: [{ text: 'C' }] },
      target,
    ),
  ).toEqual({ metadata: { tags: ['A'], fields: { 'field-1': 'B' }, notes: [{ text: 'C' }] } });
});

it('sends the keys that types have in the organization, and none for a type that it has no room for', () => {
  expect(['letter', 'plan', 'report', null].map(typeOf)).toEqual(['letter', 'plan-2', null, null]);
});

it('leaves out notes before values, and says which', () => {
  const notes = Array.from({ length: 100 }, () => ({ text: 'n'.repeat(1000) }));
  const { metadata, reason } = uploadMetadataOf(
    { values: [{ field: 'Field 1', value: 'B' }], notes },
    target,
  );
  expect(reason).toBe('notes-left-out');
  expect(metadata.fields).toEqual({ 'field-1': 'B' });
  expect(bytesOf(metadata)).toBeLessThanOrEqual(metadataLimits.bytes);
  expect(metadata.notes?.length).toBeGreaterThan(50);
});

it('leaves out values that are too long together, and tags that are too many', () => {
  const values = names.map((field) => ({ field, value: 'ж'.repeat(1000) }));
  const long = uploadMetadataOf({ tags: ['A'], values }, target);
  expect(long.reason).toBe('details-left-out');
  expect(bytesOf(long.metadata)).toBeLessThanOrEqual(metadataLimits.bytes);
  expect(Object.keys(long.metadata.fields ?? {}).length).toBeGreaterThan(25);
  expect(long.metadata.tags).toEqual(['A']);

  const { max } = limits.documentTags;
  const tags = Array.from({ length: max + 1 }, (_, index) => `Tag ${index}`);
  const many = uploadMetadataOf({ tags }, target);
  expect(many.reason).toBe('details-left-out');
  expect(many.metadata.tags).toHaveLength(max);
  const repeated = uploadMetadataOf({ tags: [...tags.slice(0, max), 'TAG 1'] }, target);
  expect(repeated.reason).toBeUndefined();
});
