import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { customFieldLimits } from '../../../shared/archive/archive-limits.ts';
import type { CustomFieldType } from '../../../shared/archive/custom-fields/custom-field-types.ts';
import { nameKey, type CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { DocumentCustomField } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { OrganizationScope, ReadScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
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
    .where(and(eq(organizationId, scope.organizationId), isNull(removedAt), condition))
    .orderBy(asc(customFieldsTable.nameKey));
}

/** The fields with these keys. */
export function selectCustomFieldsByKey(scope: ReadScope, keys: readonly string[]) {
  return selectCustomFields(
    scope,
    sql`${customFieldsTable.key} in (select value from json_each(${JSON.stringify(keys)}))`,
  );
}

/** Those of these fields that the organization has. */
export function selectCustomFieldsById(scope: ReadScope, ids: readonly string[]) {
  return selectCustomFields(
    scope,
    sql`${id} in (select value from json_each(${JSON.stringify(ids)}))`,
  );
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
  return scope.database.run(sql`
    insert into ${customFieldsTable} (id, organization_id, name, name_key, key, type, options, created_at)
    select ${field.id}, ${scope.organizationId}, ${field.name}, ${nameKey(field.name)}, ${field.key}, ${field.type},
      ${JSON.stringify(field.options)}, ${field.createdAt.getTime()}
    where not exists (
        select 1 from ${customFieldsTable} as other
        where other.organization_id = ${scope.organizationId} and other.removed_at is null
          and (other.name_key = ${nameKey(field.name)} or other.key = ${field.key}))
      and (
        select count(*) from ${customFieldsTable} as other
        where other.organization_id = ${scope.organizationId} and other.removed_at is null
      ) < ${customFieldLimits.count}`);
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
  const canHaveType =
    type === current.type ? undefined : sql`not exists (${valuesOf(scope, current.id)})`;
  return scope.database
    .update(customFieldsTable)
    .set({ ...(name !== undefined && { name, nameKey: nameKey(name) }), type, options, updatedAt })
    .where(
      and(
        eq(id, current.id),
        eq(organizationId, scope.organizationId),
        isNull(removedAt),
        eq(customFieldsTable.type, current.type),
        sql`${customFieldsTable.options} = ${JSON.stringify(current.options)}`,
        name === undefined ? undefined : sql`not exists (${otherOfName(scope, current.id, name)})`,
        canHaveType,
      ),
    )
    .returning({ changedId: id });
}

/** The searches of views that have a filter by a field. */
export function selectSearchesByField(scope: ReadScope, fieldId: string) {
  return selectSearchesWith(
    scope,
    sql`(
      select key from ${customFieldsTable}
      where ${customFieldsTable.id} = ${fieldId} and ${customFieldsTable.organizationId} = ${scope.organizationId})`,
  );
}

/** Replaces searches of views once a field has these options. */
export function renameOptions(
  scope: OrganizationScope,
  field: { id: string; options: StoredOption[] },
  searches: readonly RenamedSearch[],
): Statement[] {
  const hasOptions = sql`exists (
    select 1 from ${customFieldsTable}
    where ${customFieldsTable.id} = ${field.id} and ${customFieldsTable.options} = ${JSON.stringify(field.options)})`;
  return replaceSearches(scope, searches, hasOptions);
}

/** A row if another field has the name. */
export function selectOtherOfName(scope: OrganizationScope, fieldId: string, name: string) {
  return scope.database.all<{ taken: number }>(otherOfName(scope, fieldId, name));
}

function otherOfName(scope: OrganizationScope, fieldId: string, name: string): SQL {
  return sql`
    select 1 as taken from ${customFieldsTable} as other
    where other.organization_id = ${scope.organizationId} and other.removed_at is null
      and other.name_key = ${nameKey(name)} and other.id <> ${fieldId}`;
}

/** Selects a row for each value of a field. */
export function valuesOf(scope: OrganizationScope, fieldId: string): SQL {
  return sql`
    select value from ${customFieldValuesTable}
    where organization_id = ${scope.organizationId} and field_id = ${fieldId}`;
}

/** The custom fields of a document as a column of a select from `documents`, by the names of the fields. */
export const documentCustomFields = customFieldsOf(sql`documents.sequence`).as(
  'custom_fields_json',
);

/**
 * The custom fields of the document with a sequence, all or those with `ids`, by their names. Options that were removed are not
 * values any more.
 */
export function customFieldsOf(sequence: SQL, ids?: readonly string[]) {
  const isNamed = ids
    ? sql`and own.field_id in (select value from json_each(${JSON.stringify(ids)}))`
    : sql``;
  return sql<DocumentCustomField[]>`(
    select json_group_array(json_object('id', field.id, 'key', field.key, 'name', field.name, 'type', field.type,
      'value', own.value, 'shown', own.shown, 'documentName', iif(field.type = 'document', (
        select target.name from ${documentsTable} as target where target.id = own.value), null)) order by field.name_key, field.id, own.position)
    from custom_field_values as own
    cross join custom_fields as field on field.id = own.field_id and field.removed_at is null
    where own.document_sequence = ${sequence} ${isNamed}
      and (field.type not in ('select', 'multi-select')
        or ${isCurrentOption({ fieldId: sql`own.field_id`, optionId: sql`own.value` })}))`.mapWith(
    (json: string) => toDocumentCustomFields(JSON.parse(json) as ShownRow[]),
  );
}
