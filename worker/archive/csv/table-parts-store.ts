import type { ReadScope } from '../../access/organization-scope.ts';
import { selectCustomFields } from '../custom-fields/custom-field-store.ts';
import { selectTypes } from '../document-types/rows/document-type-store.ts';
import { selectHighestNumber } from '../documents/rows/archive-number-store.ts';

/**
 * Selects what a table needs besides the documents: all custom fields, the stored types and the
 * highest archive number.
 */
export function selectTableParts(scope: ReadScope) {
  return {
    fields: selectCustomFields(scope),
    types: selectTypes(scope),
    numbers: selectHighestNumber(scope),
  };
}

type Selected = ReturnType<typeof selectTableParts>;
export type TableParts = { [Part in keyof Selected]: Awaited<Selected[Part]> };
