import { and, eq, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import {
  customFieldTypes,
  hasOptions,
  type CustomFieldType,
} from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { hasRow, idsIn, iif, jsonEach, jsonValue } from '../../../database/expressions.ts';
import { insertFrom } from '../../../database/insert-from.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { isCurrentOption } from '../definitions/custom-field-option-store.ts';
import { customFieldsTable, customFieldValuesTable } from '../custom-field-table.ts';
import type { StoredValue } from './stored-values.ts';

export type GivenValue = StoredValue & { fieldId: string; type: CustomFieldType; position: number };

const typesWithOptions = customFieldTypes.filter(hasOptions);

/**
 * Adds values to a new document. If a field cannot have its value any more, the batch fails,
 * because null is written where the table refuses it (see `isRefusedValue`).
 */
export function insertNewValues(
  scope: OrganizationScope,
  values: readonly GivenValue[],
  isNew: SQL | undefined,
): Statement[] {
  if (values.length === 0) return [];
  const { database, organizationId } = scope;
  const input = jsonEach(JSON.stringify(values), 'input');
  const given = (name: keyof GivenValue) => jsonValue(input.value, `$.${name}`);
  const field = customFieldsTable;
  const target = alias(documentsTable, 'target');
  const isTarget = and(eq(target.id, given('value')), eq(target.organizationId, organizationId));
  const isUsable = hasRow(
    field,
    and(
      eq(field.id, given('fieldId')),
      eq(field.organizationId, organizationId),
      isNull(field.removedAt),
      eq(field.type, given('type')),
      or(
        not(idsIn(field.type, typesWithOptions)),
        isCurrentOption({ fieldId: field.id, optionId: given('value') }),
      ),
      or(ne(field.type, 'document'), hasRow(target, isTarget)),
    ),
  );
  return [
    insertFrom(
      database,
      customFieldValuesTable,
      {
        documentSequence: documentsTable.sequence,
        fieldId: given('fieldId'),
        position: given('position'),
        organizationId,
        value: iif(isUsable, given('value'), null),
        shown: given('shown'),
      },
      sql`from ${input.rows} cross join ${documentsTable} on ${and(isNew, eq(documentsTable.organizationId, organizationId))}`,
    ),
  ];
}

export function isRefusedValue(error: unknown): boolean {
  return String(error).includes('NOT NULL constraint failed: custom_field_values.value');
}
