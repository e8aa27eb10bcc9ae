import type { ReadScope } from '../../access/organization-scope.ts';
import { selectCustomFields } from '../custom-fields/custom-field-store.ts';
import { selectTypes } from '../document-types/rows/document-type-store.ts';
import { selectHighestNumber } from '../documents/rows/archive-number-store.ts';

export function selectTableParts(scope: ReadScope) {
  return {
    fields: selectCustomFields(scope),
    types: selectTypes(scope),
    numbers: selectHighestNumber(scope),
  };
}

type Selected = ReturnType<typeof selectTableParts>;
export type TableParts = { [Part in keyof Selected]: Awaited<Selected[Part]> };
