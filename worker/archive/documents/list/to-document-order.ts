import { hasOptions } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type {
  DocumentSortField,
  SortOrder,
} from '../../../../shared/archive/documents/document.ts';
import type { SearchScope } from '../../../access/organization-scope.ts';
import type { DocumentOrder } from './document-order-store.ts';
import {
  selectCustomField,
  toCustomField,
  type CustomFieldRow,
} from '../../custom-fields/custom-field-store.ts';
import { findPeople } from '../../custom-fields/stored/find-people.ts';

/**
 * Returns the order of a request. For a custom field (`found`, which is read if it is not given)
 * documents are sorted by its values, options in their order and people by name. The order is by
 * date if the field does not exist any more or its values are documents.
 */
export async function toDocumentOrder(
  scope: SearchScope,
  { sortField, sortOrder }: { sortField: DocumentSortField; sortOrder: SortOrder },
  found?: CustomFieldRow,
): Promise<DocumentOrder> {
  if (!isCustom(sortField)) return { sortField, sortOrder };
  const row = found ?? (await selectCustomField(scope, sortField))[0];
  if (!row || row.type === 'document') return { sortField: 'createdAt', sortOrder };
  const order = { sortField: 'custom', fieldId: row.id, sortOrder } as const;
  if (hasOptions(row.type)) {
    const ranks = toCustomField(row).options.map(({ id }) => id);
    return { ...order, ranks, hasSeveralValues: row.type === 'multi-select' };
  }
  if (row.type !== 'person') return order;
  const people = await findPeople(scope);
  const { compare } = new Intl.Collator();
  const byName = people.toSorted((one, other) => compare(one.name, other.name));
  return { ...order, ranks: byName.map(({ id }) => id) };
}

function isCustom(sortField: DocumentSortField): sortField is `fld_${string}` {
  return sortField.startsWith('fld_');
}
