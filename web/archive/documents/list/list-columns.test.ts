import { describe, expect, it } from 'vitest';
import {
  documentSortFields,
  type DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import {
  documentColumns,
  readColumns,
} from '../../../../shared/archive/documents/document-columns.ts';
import { documentFieldsSchema } from '../../../../shared/archive/fields/document-fields.ts';
import { columnsBelowName, shownBelowName, sortFieldOf } from './list-columns.ts';

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

it('shows the first three chosen columns with a value below a name, without what is there already', () => {
  const columns = columnsBelowName([
    'tags',
    'createdAt',
    'dueDate',
    'reference',
    'totalAmount',
    'correspondent',
    'documentType',
  ]);
  const document = {
    dueDate: '2026-03-01',
    reference: null,
    totalAmount: { amount: 5, currency: 'EUR' },
    correspondent: { id: 'cor_1', name: 'Works' },
    documentType: 'invoice',
  } as unknown as DocumentSummary;
  expect(shownBelowName(document, columns, 'name')).toEqual([
    'dueDate',
    'totalAmount',
    'correspondent',
  ]);
  // What the list is sorted by is always among them.
  expect(shownBelowName(document, columns, 'amount')).toEqual([
    'dueDate',
    'totalAmount',
    'correspondent',
  ]);
  expect(shownBelowName(document, columns, 'documentType')).toEqual([
    'dueDate',
    'totalAmount',
    'documentType',
  ]);
});
