import { sql, type SQL } from 'drizzle-orm';
import {
  customFieldTypes,
  hasOptions,
  type CustomFieldType,
} from '../../../shared/archive/custom-fields/custom-field-types.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { isCurrentOption } from './custom-field-option-store.ts';
import { customFieldsTable, customFieldValuesTable } from './custom-field-table.ts';
import type { StoredValue } from './stored-values.ts';

/** A row of a custom field of a new document, with the type that the value was parsed for. */
export type GivenValue = StoredValue & { fieldId: string; type: CustomFieldType; position: number };

const typesWithOptions = JSON.stringify(customFieldTypes.filter(hasOptions));

/**
 * Adds values to a new document. A value that its field cannot have any more is null, which the table refuses: the batch fails,
 * as `isRefusedValue` reads from the error.
 */
export function insertNewValues(
  scope: OrganizationScope,
  values: readonly GivenValue[],
  isNew: SQL | undefined,
): Statement[] {
  if (values.length === 0) return [];
  const { database, organizationId } = scope;
  const isUsable = sql`exists (
    select 1 from ${customFieldsTable} as field
    where field.id = input.value ->> 'fieldId' and field.organization_id = ${organizationId}
      and field.removed_at is null and field.type = input.value ->> 'type'
      and (field.type not in (select value from json_each(${typesWithOptions}))
        or ${isCurrentOption({ fieldId: sql`field.id`, optionId: sql`input.value ->> 'value'` })})
      and (field.type <> 'document' or exists (
        select 1 from ${documentsTable} as target
        where target.id = input.value ->> 'value' and target.organization_id = ${organizationId})))`;
  return [
    database.run(sql`
      insert into ${customFieldValuesTable} (document_sequence, field_id, position, organization_id, value, shown)
      select ${documentsTable.sequence}, input.value ->> 'fieldId', input.value ->> 'position', ${organizationId},
        iif(${isUsable}, input.value ->> 'value', null), input.value ->> 'shown'
      from json_each(${JSON.stringify(values)}) as input cross join ${documentsTable} on ${isNew}`),
  ];
}

/** Whether a batch failed because a field could not have its value any more. */
export function isRefusedValue(error: unknown): boolean {
  return String(error).includes('NOT NULL constraint failed: custom_field_values.value');
}
