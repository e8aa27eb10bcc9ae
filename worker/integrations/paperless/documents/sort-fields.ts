import type { DocumentSortField } from '../../../../shared/archive/documents/document.ts';

/** The orders of clients, and those of Sheaf. Responses contain the first name of an order. */
const sortFields = new Map<string, DocumentSortField>([
  ['title', 'name'],
  ['created', 'documentDate'],
  ['added', 'createdAt'],
  ['modified', 'updatedAt'],
  ['archive_serial_number', 'archiveNumber'],
  ['correspondent__name', 'correspondent'],
  ['document_type__name', 'documentType'],
  ['id', 'createdAt'],
]);

const customField = /^custom_field_(\d{1,9})$/;

export function sortFieldOf(
  name: string,
  fieldIdOf: (number: number) => string | undefined,
): DocumentSortField | undefined {
  const [, number] = customField.exec(name) ?? [];
  const fieldId = number === undefined ? undefined : fieldIdOf(Number(number));
  return fieldId?.startsWith('fld_') ? (fieldId as `fld_${string}`) : sortFields.get(name);
}

export function sortNameOf(
  sortField: DocumentSortField,
  numbers: ReadonlyMap<string, number>,
): string | undefined {
  const number = numbers.get(sortField);
  if (number !== undefined) return `custom_field_${number}`;
  return [...sortFields].find(([, own]) => own === sortField)?.[0];
}
