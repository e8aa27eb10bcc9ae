import { expect, test } from 'vitest';
import { tableColumns } from './csv-api.ts';

test('a table says whether documents are paid where the list does', () => {
  expect(tableColumns(['tags', 'dueDate', 'iban'])).toEqual([
    'name',
    'tags',
    'dueDate',
    'isPaid',
    'iban',
  ]);
  expect(tableColumns(['tags'])).toEqual(['name', 'tags']);
});
