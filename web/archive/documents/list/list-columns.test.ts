import { describe, expect, it } from 'vitest';
import { documentSortFields } from '../../../../shared/archive/documents/document.ts';
import {
  documentColumns,
  readColumns,
} from '../../../../shared/archive/documents/document-columns.ts';
import { documentFieldsSchema } from '../../../../shared/archive/fields/document-fields.ts';
import { columnsBelowName, sortFieldOf } from './list-columns.ts';

describe('stored columns of a list', () => {
  it('are in their order, without unknown ones and repetitions', () => {
    expect(readColumns('totalAmount,tags,nonsense,tags,dueDate')).toEqual([
      'totalAmount',
      'tags',
      'dueDate',
    ]);
  });

  it('may be none, which differs from columns that were never chosen', () => {
    expect(readColumns('')).toEqual([]);
    expect(readColumns(null)).toBeUndefined();
  });
});

it('sorts by what the server can sort by', () => {
  const fields = documentColumns.flatMap((column) => sortFieldOf(column) ?? []);
  expect(documentSortFields).toEqual(expect.arrayContaining(fields));
  expect(fields).toContain('amount');
});

it.each(documentFieldsSchema.keyof().options)('offers %s as a column to sort by', (field) => {
  expect(documentColumns).toContain(field);
  expect(sortFieldOf(field)).toBeDefined();
});

it('shows two chosen columns below a name, without what is there already', () => {
  expect(
    columnsBelowName(['tags', 'createdAt', 'dueDate', 'totalAmount', 'correspondent']),
  ).toEqual(['dueDate', 'totalAmount']);
});
