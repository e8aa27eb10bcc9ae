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
import { isCurrentOption } from './custom-field-option-store.ts';
import { toDocumentCustomFields, type ShownRow } from './stored-values.ts';

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

/** A field with the options that were removed from it. */
export type CustomFieldRow = Awaited<ReturnType<typeof selectCustomFields>>[number];

/** The fields of an organization by name, or those that meet a condition. */
export function selectCustomFields(scope: ReadScope, condition?: SQL) {
  return scope.database
    .select(customFieldColumns)
    .from(customFieldsTable)
    .where(and(isPresent(scope), condition))
    .orderBy(asc(customFieldsTable.nameKey));
}

/** Condition on `custom_fields`: the organization has it. */
function isPresent(scope: ReadScope) {
  return and(eq(organizationId, scope.organizationId), isNull(removedAt));
}

/** The fields with these keys. */
export function selectCustomFieldsByKey(scope: ReadScope, keys: readonly string[]) {
  return selectCustomFields(scope, idsIn(customFieldsTable.key, keys));
}

/** Those of these fields that the organization has. */
export function selectCustomFieldsById(scope: ReadScope, ids: readonly string[]) {
  return selectCustomFields(scope, idsIn(id, ids));
}

/** One row if the organization has this field, otherwise none. */
export function selectCustomField(scope: ReadScope, fieldId: string) {
  return selectCustomFields(scope, eq(id, fieldId));
}

export function toCustomField({ options, ...row }: CustomFieldRow): CustomField {
  return { ...row, options: currentOptions(options) };
}

function currentOptions(options: StoredOption[]) {
  return options.filter(({ isRemoved }) => !isRemoved);
}

/** A field to write. */
type NewCustomField = {
  id: string;
  name: string;
  key: string;
  type: CustomFieldType;
  options: StoredOption[];
  createdAt: Date;
};

/** Adds a field, unless the organization has one of this name or key, or as many as it may. */
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
  /** As it is without one: another name may be written meanwhile. */
  name: string | undefined;
  type: CustomFieldType;
  options: StoredOption[];
  updatedAt: Date;
};

/** Changes a field if its options and type are still as they were read, no other has the name, and, for another type, it has no values. */
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

/** The searches of views that have a filter by a field. */
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

/** Replaces searches of views once a field has these options. */
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

/** A row if another field has the name. */
export function selectOtherOfName(scope: OrganizationScope, fieldId: string, name: string) {
  return scope.database
    .select({ id: other.id })
    .from(other)
    .where(hasName(scope, fieldId, name));
}

/** Condition on `other`: it is not this field, and has the name. */
function hasName(scope: OrganizationScope, fieldId: string, name: string) {
  return and(
    eq(other.organizationId, scope.organizationId),
    isNull(other.removedAt),
    eq(other.nameKey, nameKey(name)),
    ne(other.id, fieldId),
  );
}

/** Selects a row for each value of a field. */
export function valuesOf(scope: OrganizationScope, fieldId: string) {
  const table = customFieldValuesTable;
  return subquery
    .select({ value: table.value })
    .from(table)
    .where(and(eq(table.organizationId, scope.organizationId), eq(table.fieldId, fieldId)));
}

/** The custom fields of a document as a column of a select from `documents`, by the names of the fields. */
export const documentCustomFields = customFieldsOf(valueOf(documentsTable.sequence)).as(
  'custom_fields_json',
);

/**
 * The custom fields of the document with a sequence, all or those with `ids`, by their names. Options that were removed are not
 * values any more.
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
