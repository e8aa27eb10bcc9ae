import { describe, expect, it } from 'vitest';
import {
  documentSortFields,
  type DocumentSortField,
  type DocumentSummary,
} from '../../../../shared/archive/documents/document.ts';
import {
  documentColumns,
  readColumns,
} from '../../../../shared/archive/documents/document-columns.ts';
import { documentFieldsSchema } from '../../../../shared/reading/fields/document-fields.ts';
import { paperFields } from '../../fields/paper/paper-fields.ts';
import {
  columnsBelowName,
  isShown,
  shownBelowName,
  sortFieldOf,
  type ValueColumn,
} from './list-columns.ts';

const dates: readonly ValueColumn[] = ['documentDate', 'dueDate', 'updatedAt', 'fld_booked'];

function shownFor(
  document: DocumentSummary,
  columns: readonly ValueColumn[],
  sortField: DocumentSortField,
) {
  return shownBelowName(document, columns, {
    sortField,
    isDate: (column) => dates.includes(column),
  });
}

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

it('leaves out below a name what rows on a phone have anyway', () => {
  const columns = ['tags', 'createdAt', 'updatedAt', 'reference', ...paperFields] as const;
  expect(columnsBelowName(columns)).toEqual(['updatedAt', 'reference']);
});

it('shows the first three columns with a value below a name', () => {
  const columns = ['dueDate', 'reference', 'totalAmount', 'correspondent', 'documentType'] as const;
  const document = {
    dueDate: '2026-03-01',
    reference: null,
    totalAmount: { amount: 5, currency: 'EUR' },
    correspondent: { id: 'cor_1', name: 'Works' },
    documentType: 'invoice',
  } as unknown as DocumentSummary;
  expect(shownFor(document, columns, 'name')).toEqual(['dueDate', 'totalAmount', 'correspondent']);
  // The column that the list is sorted by is always shown.
  expect(shownFor(document, columns, 'amount')).toEqual([
    'dueDate',
    'totalAmount',
    'correspondent',
  ]);
  expect(shownFor(document, columns, 'documentType')).toEqual([
    'dueDate',
    'totalAmount',
    'documentType',
  ]);
});

it('leaves out a second date below a name before other values', () => {
  const columns = ['documentDate', 'correspondent', 'dueDate', 'totalAmount'] as const;
  const document = {
    documentDate: '2026-02-01',
    correspondent: { id: 'cor_1', name: 'Works' },
    dueDate: '2026-03-01',
    totalAmount: { amount: 5, currency: 'EUR' },
  } as unknown as DocumentSummary;
  expect(shownFor(document, columns, 'dueDate')).toEqual([
    'correspondent',
    'dueDate',
    'totalAmount',
  ]);
  expect(shownFor(document, columns, 'amount')).toEqual([
    'documentDate',
    'correspondent',
    'totalAmount',
  ]);
  const withoutAmount = { ...document, totalAmount: null };
  expect(shownFor(withoutAmount, columns, 'amount')).toEqual([
    'documentDate',
    'correspondent',
    'dueDate',
  ]);
});

it('shows when a document was changed below its name only where that sorts the list', () => {
  const columns = ['updatedAt', 'documentDate'] as const;
  const document = {
    updatedAt: new Date('2026-05-01'),
    documentDate: '2026-02-01',
  } as unknown as DocumentSummary;
  expect(shownFor(document, columns, 'createdAt')).toEqual(['documentDate']);
  expect(shownFor(document, columns, 'updatedAt')).toEqual(['updatedAt', 'documentDate']);
});

it('knows of which columns a document has something to show', () => {
  const nothing = { dueDate: null, isPaid: true, tags: [], fields: [], reference: null };
  const document = nothing as unknown as DocumentSummary;
  expect(isShown(document, 'dueDate')).toBe(true);
  expect(isShown(document, 'tags')).toBe(false);
  expect(isShown(document, 'reference')).toBe(false);
});
