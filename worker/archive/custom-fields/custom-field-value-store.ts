import { and, sql, type SQL } from 'drizzle-orm';
import {
  hasOptions,
  type CustomFieldType,
} from '../../../shared/archive/custom-fields/custom-field-types.ts';
import type { CustomField } from '../../../shared/archive/custom-fields/custom-field.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { changedNow } from '../documents/rows/field-change-store.ts';
import { isCurrentOption, optionName } from './custom-field-option-store.ts';
import { customFieldsTable, customFieldValuesTable } from './custom-field-table.ts';
import { idOf } from './custom-filter-store.ts';
import type { StoredValue } from './stored-values.ts';
import { literal } from '../../database/literal.ts';

export type ChangedField = Pick<CustomField, 'id' | 'key' | 'name' | 'type'>;

/** A value that documents (a condition on `documents`) get. */
export type ValueChange = {
  field: ChangedField;
  /** None clears. */
  values: StoredValue[];
  documents: SQL | undefined;
};

type ValueChangeOptions = {
  isOfVersion?: boolean;
  /** False where something else raises the version of the documents. */
  raisesVersion?: boolean;
  /** The rule that sets the value. */
  taggingRule?: { id: string; name: string };
};

/**
 * Sets a field of the documents that meet a condition, where it changes anything. Returns the id of each that changed as
 * `updated`. The condition must be the same after they have got another version; with `isOfVersion` it may name one, but
 * every document that meets it must have another value.
 */
export function customValueChange(
  scope: OrganizationScope,
  { field, values, documents }: ValueChange,
  { isOfVersion = false, raisesVersion = true, taggingRule }: ValueChangeOptions = {},
) {
  const input = jsonRows(values);
  const canChange = valueChanges(scope, { field, values });
  const isToChange = and(documents, isOfVersion ? canChange.isUsable : canChange.isAnyChanged);
  const updated = scope.database
    .update(documentsTable)
    .set(changedNow(scope))
    .where(isToChange)
    .returning({ id: documentsTable.id });
  const sequences = sql`select ${documentsTable.sequence} ${documentsWhere(isToChange)}`;
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: jsonOf([field.key]),
        changes: sql`json_array(json_object('field', ${field.key},
          'customField', ${jsonOf({ id: field.id, name: field.name, type: field.type })},
          'from', json(${currentJson(field)}), 'to', json(${inputJson(field, input)})))`,
        taggingRule: taggingRule && jsonOf(taggingRule),
      }),
    ],
    statements: {
      updatedBefore: isOfVersion || !raisesVersion ? [] : [updated],
      cleared: scope.database.run(sql`
        delete from ${customFieldValuesTable}
        where field_id = ${field.id} and document_sequence in (${sequences})`),
      set:
        values.length === 0
          ? []
          : [
              scope.database.run(sql`
                insert into ${customFieldValuesTable} (document_sequence, field_id, position, organization_id, value, shown)
                select ${documentsTable.sequence}, ${field.id}, input.key, ${scope.organizationId},
                  input.value ->> 0, input.value ->> 1
                from ${documentsTable} cross join json_each(${input}) as input
                where ${and(documents, canChange.isUsable)} and not exists (
                  select 1 from ${customFieldValuesTable} as present
                  where present.document_sequence = ${documentsTable.sequence} and present.field_id = ${field.id})`),
            ],
      updatedAfter: isOfVersion ? [updated] : [],
    },
  };
}

/**
 * Whether a value can be set: a condition without a table, and one on `documents` that it changes anything too. Ids and types are
 * literals, as a statement may be about several fields.
 */
export function valueChanges(
  scope: OrganizationScope,
  { field, values }: Pick<ValueChange, 'field' | 'values'>,
) {
  const usable = isUsable(scope, field, values);
  return { isUsable: usable, isAnyChanged: and(usable, isDifferent(field, values)) };
}

/** What `isDifferent` and the statements read values from. */
function jsonRows(values: StoredValue[]): string {
  return JSON.stringify(values.map(({ value, shown }) => [value, shown]));
}

/** Condition without a table: the field still exists with this type, has these options, and the document that is the value exists. */
function isUsable(
  scope: OrganizationScope,
  { id, type }: ChangedField,
  values: StoredValue[],
): SQL | undefined {
  if (values.length === 0) return undefined;
  const ids = JSON.stringify(values.map(({ value }) => value));
  const areOptions = hasOptions(type)
    ? sql`and not exists (
        select 1 from json_each(${ids}) as chosen
        where not ${isCurrentOption({ fieldId: idOf(id), optionId: sql`chosen.value` })})`
    : sql``;
  const isTarget =
    type === 'document'
      ? sql`and exists (
        select 1 from ${documentsTable} as target
        where target.id = ${values[0]?.value} and target.organization_id = custom_fields.organization_id)`
      : sql``;
  return sql`exists (
    select 1 from ${customFieldsTable}
    where custom_fields.id = ${idOf(id)} and custom_fields.organization_id = ${scope.organizationId}
      and custom_fields.removed_at is null and custom_fields.type = ${sql.raw(`'${type}'`)} ${areOptions} ${isTarget})`;
}

/** Condition on `documents`: its value is another. */
export function isDifferent({ id, type }: ChangedField, values: StoredValue[]): SQL {
  // Those of removed options wait for their job.
  const isPresent = hasOptions(type)
    ? sql`and ${isCurrentOption({ fieldId: idOf(id), optionId: sql`own.value` })}`
    : sql``;
  const own = sql`own.document_sequence = ${documentsTable.sequence} and own.field_id = ${idOf(id)} ${isPresent}`;
  const count = literal(values.length);
  // What is shown of a person is the name as it was then.
  const [present, wanted] =
    type === 'person'
      ? [sql`own.value`, sql`input.value ->> 0`]
      : [sql`own.value, own.shown`, sql`input.value ->> 0, input.value ->> 1`];
  // Positions have gaps where options were removed.
  return sql`(
    (select count(*) from ${customFieldValuesTable} as own where ${own}) <> ${count}
    or exists (
      select row_number() over (order by own.position) - 1, ${present} from ${customFieldValuesTable} as own where ${own}
      except select input.key, ${wanted} from json_each(${jsonRows(values)}) as input))`;
}

/** Characters of a text: a change of many documents would otherwise write each of them twice more. */
const maxTextInActivity = 200;

/** The value of a document as JSON, as its activity shows it. */
function currentJson({ id, type }: ChangedField): SQL {
  const rows = sql`from ${customFieldValuesTable} as own
    where own.document_sequence = ${documentsTable.sequence} and own.field_id = ${id}`;
  return valueJson(type, {
    element: elementJson({ id, type }, { value: sql`own.value`, shown: sql`own.shown` }),
    position: sql`own.position`,
    rows,
  });
}

function inputJson({ id, type }: ChangedField, input: string): SQL {
  const columns = { value: sql`input.value ->> 0`, shown: sql`input.value ->> 1` };
  return valueJson(type, {
    element: elementJson({ id, type }, columns),
    position: sql`input.key`,
    rows: sql`from json_each(${input}) as input`,
  });
}

type ValueRows = { element: SQL; position: SQL; rows: SQL };

function valueJson(type: CustomFieldType, { element, position, rows }: ValueRows): SQL {
  return type === 'multi-select'
    ? sql`(select iif(count(*) = 0, 'null', json_group_array(json(${element}) order by ${position})) ${rows})`
    : sql`coalesce((select ${element} ${rows} limit 1), 'null')`;
}

/** One row of a value as JSON; ids with their present names. */
function elementJson(
  { id, type }: Pick<ChangedField, 'id' | 'type'>,
  { value, shown }: { value: SQL; shown: SQL },
): SQL {
  switch (type) {
    case 'text':
    case 'link':
      return sql`json_quote(substr(${shown}, 1, ${literal(maxTextInActivity)}))`;
    case 'number':
    case 'date':
      return sql`json_quote(${value})`;
    case 'money':
      return sql`json_object('amount', (${value}) / 100.0, 'currency', ${shown})`;
    case 'boolean':
      return sql`iif(${value}, 'true', 'false')`;
    case 'person':
      return sql`json_object('id', ${value}, 'name', coalesce(${shown}, ''))`;
    case 'document':
      return sql`json_object('id', ${value}, 'name', coalesce((
        select named.name from ${documentsTable} as named
        where named.id = ${value} and named.organization_id = ${documentsTable.organizationId}), ''))`;
    case 'select':
    case 'multi-select':
      return sql`json_object('id', ${value}, 'name', coalesce(${optionName({ fieldId: idOf(id), optionId: value })}, ''))`;
  }
}
