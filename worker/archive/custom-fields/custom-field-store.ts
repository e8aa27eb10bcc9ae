import { and, asc, eq, isNull, lt, ne, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { customFieldLimits } from '../../../shared/archive/archive-limits.ts';
import type { CustomFieldType } from '../../../shared/archive/custom-fields/custom-field-types.ts';
import { nameKey, type CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentCustomField } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { countOf, hasRow, idsIn, subquery, valueOf } from '../../database/expressions.ts';
import { insertIf } from '../../database/insert-from.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import {
  replaceSearches,
  selectSearchesWith,
  type RenamedSearch,
} from '../views/searches/view-search-store.ts';
import {
  customFieldsTable,
  customFieldValuesTable,
  type StoredOption,
} from './custom-field-table.ts';
import { isCurrentOption } from './definitions/custom-field-option-store.ts';
import { toDocumentCustomFields, type ShownRow } from './stored/stored-values.ts';

const { id, organizationId, removedAt } = customFieldsTable;
const other = alias(customFieldsTable, 'other');
const own = alias(customFieldValuesTable, 'own');

const customFieldColumns = {
  id,
  organizationId,
  name: customFieldsTable.name,
  key: customFieldsTable.key,
  type: customFieldsTable.type,
  options: customFieldsTable.options,
  createdAt: customFieldsTable.createdAt,
  updatedAt: customFieldsTable.updatedAt,
};

export type CustomFieldRow = Awaited<ReturnType<typeof selectCustomFields>>[number];

export function selectCustomFields(scope: ReadScope, condition?: SQL) {
  return scope.database
    .select(customFieldColumns)
    .from(customFieldsTable)
    .where(and(isPresent(scope), condition))
    .orderBy(asc(customFieldsTable.nameKey));
}

function isPresent(scope: ReadScope) {
  return and(eq(organizationId, scope.organizationId), isNull(removedAt));
}

export function selectCustomFieldsByKey(scope: ReadScope, keys: readonly string[]) {
  return selectCustomFields(scope, idsIn(customFieldsTable.key, keys));
}

export function selectCustomFieldsById(scope: ReadScope, ids: readonly string[]) {
  return selectCustomFields(scope, idsIn(id, ids));
}

export function selectCustomField(scope: ReadScope, fieldId: string) {
  return selectCustomFields(scope, eq(id, fieldId));
}

export function toCustomField({ options, ...row }: CustomFieldRow): CustomField {
  return { ...row, options: currentOptions(options) };
}

function currentOptions(options: StoredOption[]) {
  return options.filter(({ isRemoved }) => !isRemoved);
}

type NewCustomField = {
  id: string;
  name: string;
  key: string;
  type: CustomFieldType;
  options: StoredOption[];
  createdAt: Date;
};

export function insertCustomField(scope: OrganizationScope, field: NewCustomField) {
  const table = customFieldsTable;
  const key = nameKey(field.name);
  const isSame = and(isPresent(scope), or(eq(table.nameKey, key), eq(table.key, field.key)));
  return insertIf(
    scope.database,
    table,
    { ...field, organizationId: scope.organizationId, nameKey: key },
    and(not(hasRow(table, isSame)), lt(countOf(table, isPresent(scope)), customFieldLimits.count)),
  );
}

type CustomFieldChange = {
  /** Undefined keeps the name, which another request may change in the meantime. */
  name: string | undefined;
  type: CustomFieldType;
  options: StoredOption[];
  updatedAt: Date;
};

/**
 * Changes a field if its options and type are still as they were read and no other field has the
 * name. A field with values keeps its type.
 */
export function updateCustomFieldRow(
  scope: OrganizationScope,
  current: CustomFieldRow,
  { name, type, options, updatedAt }: CustomFieldChange,
) {
  const canHaveType = type === current.type ? undefined : notExists(valuesOf(scope, current.id));
  return scope.database
    .update(customFieldsTable)
    .set({ ...(name !== undefined && { name, nameKey: nameKey(name) }), type, options, updatedAt })
    .where(
      and(
        eq(id, current.id),
        isPresent(scope),
        eq(customFieldsTable.type, current.type),
        eq(customFieldsTable.options, current.options),
        name === undefined ? undefined : not(hasRow(other, hasName(scope, current.id, name))),
        canHaveType,
      ),
    )
    .returning({ changedId: id });
}

export function selectSearchesByField(scope: ReadScope, fieldId: string) {
  return selectSearchesWith(
    scope,
    valueOf(
      subquery
        .select({ key: customFieldsTable.key })
        .from(customFieldsTable)
        .where(and(eq(id, fieldId), eq(organizationId, scope.organizationId))),
    ),
  );
}

export function renameOptions(
  scope: OrganizationScope,
  field: { id: string; options: StoredOption[] },
  searches: readonly RenamedSearch[],
): Statement[] {
  const hasOptions = hasRow(
    customFieldsTable,
    and(eq(id, field.id), eq(customFieldsTable.options, field.options)),
  );
  return replaceSearches(scope, searches, hasOptions);
}

export function selectOtherOfName(scope: OrganizationScope, fieldId: string, name: string) {
  return scope.database
    .select({ id: other.id })
    .from(other)
    .where(hasName(scope, fieldId, name));
}

function hasName(scope: OrganizationScope, fieldId: string, name: string) {
  return and(
    eq(other.organizationId, scope.organizationId),
    isNull(other.removedAt),
    eq(other.nameKey, nameKey(name)),
    ne(other.id, fieldId),
  );
}

export function valuesOf(scope: OrganizationScope, fieldId: string) {
  const table = customFieldValuesTable;
  return subquery
    .select({ value: table.value })
    .from(table)
    .where(and(eq(table.organizationId, scope.organizationId), eq(table.fieldId, fieldId)));
}

export const documentCustomFields = customFieldsOf(valueOf(documentsTable.sequence)).as(
  'custom_fields_json',
);

/**
 * Returns the custom fields of a document, all of them or those with `ids`, sorted by name. Values
 * that are removed options are left out.
 */
export function customFieldsOf(sequence: SQL, ids?: readonly string[]) {
  return sql<DocumentCustomField[]>`(
    select json_group_array(json_object('id', field.id, 'key', field.key, 'name', field.name, 'type', field.type,
      'value', own.value, 'shown', own.shown, 'documentName', iif(field.type = 'document', (
        select target.name from ${documentsTable} as target where target.id = own.value), null)) order by field.name_key, field.id, own.position)
    from custom_field_values as own
    cross join custom_fields as field on field.id = own.field_id and field.removed_at is null
    where own.document_sequence = ${sequence} ${ids && sql`and ${idsIn(own.fieldId, ids)}`}
      and (field.type not in ('select', 'multi-select')
        or ${isCurrentOption({ fieldId: own.fieldId, optionId: own.value })}))`.mapWith(
    (json: string) => toDocumentCustomFields(JSON.parse(json) as ShownRow[]),
  );
}
