import { and, eq, inArray, isNull, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { hasOptions } from '../../../../shared/archive/custom-fields/custom-field-types.ts';
import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import {
  coalesce,
  countOf,
  emptyText,
  hasRow,
  iif,
  jsonEach,
  jsonObject,
  jsonValue,
  subquery,
} from '../../../database/expressions.ts';
import { insertFrom } from '../../../database/insert-from.ts';
import {
  documentEvents,
  documentsWhere,
  jsonOf,
} from '../../documents/rows/document-event-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { changedNow, moneyJson } from '../../documents/rows/field-change-store.ts';
import { isCurrentOption, optionName } from '../definitions/custom-field-option-store.ts';
import { customFieldsTable, customFieldValuesTable } from '../custom-field-table.ts';
import { idOf } from '../search/custom-filter-store.ts';
import type { StoredValue } from './stored-values.ts';
import { literal } from '../../../database/literal.ts';

const own = alias(customFieldValuesTable, 'own');
const named = alias(documentsTable, 'named');

export type ChangedField = Pick<CustomField, 'id' | 'key' | 'name' | 'type'>;

export type ValueChange = {
  field: ChangedField;
  /** An empty list clears the field. */
  values: StoredValue[];
  documents: SQL | undefined;
};

type ValueChangeOptions = {
  isOfVersion?: boolean;
  raisesVersion?: boolean;
  taggingRule?: { id: string; name: string };
};

/**
 * Sets a field of the documents that meet a condition, if that changes anything. Returns the ids of
 * the changed documents as `updated`. The condition must not depend on the version of the
 * documents. With `isOfVersion` it may, but then every document that meets it must have another
 * value already.
 */
export function customValueChange(
  scope: OrganizationScope,
  { field, values, documents }: ValueChange,
  { isOfVersion = false, raisesVersion = true, taggingRule }: ValueChangeOptions = {},
) {
  const input = inputOf(values);
  const canChange = valueChanges(scope, { field, values });
  const isToChange = and(documents, isOfVersion ? canChange.isUsable : canChange.isAnyChanged);
  const updated = scope.database
    .update(documentsTable)
    .set(changedNow(scope))
    .where(isToChange)
    .returning({ id: documentsTable.id });
  const present = alias(customFieldValuesTable, 'present');
  const isPresent = and(
    eq(present.documentSequence, documentsTable.sequence),
    eq(present.fieldId, field.id),
  );
  return {
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: jsonOf([field.key]),
        changes: sql`json_array(json_object('field', ${field.key},
          'customField', ${jsonOf({ id: field.id, name: field.name, type: field.type })},
          'from', json(${currentJson(field)}), 'to', json(${valueJson(field, input)})))`,
        taggingRule: taggingRule && jsonOf(taggingRule),
      }),
    ],
    statements: {
      updatedBefore: isOfVersion || !raisesVersion ? [] : [updated],
      cleared: scope.database
        .delete(customFieldValuesTable)
        .where(
          and(
            eq(customFieldValuesTable.fieldId, field.id),
            inArray(
              customFieldValuesTable.documentSequence,
              subquery
                .select({ sequence: documentsTable.sequence })
                .from(documentsTable)
                .where(isToChange),
            ),
          ),
        ),
      set:
        values.length === 0
          ? []
          : [
              insertFrom(
                scope.database,
                customFieldValuesTable,
                {
                  documentSequence: documentsTable.sequence,
                  fieldId: field.id,
                  position: input.position,
                  organizationId: scope.organizationId,
                  value: input.value,
                  shown: input.shown,
                },
                sql`from ${documentsTable} cross join ${input.rows}
                  where ${and(documents, canChange.isUsable, not(hasRow(present, isPresent)))}`,
              ),
            ],
      updatedAfter: isOfVersion ? [updated] : [],
    },
  };
}

/**
 * Whether a value can be set (`isUsable`, a condition without a table), and whether it would change
 * a document too (`isAnyChanged`, a condition on `documents`). Ids and types are literals, because
 * one statement may set several fields.
 */
export function valueChanges(
  scope: OrganizationScope,
  { field, values }: Pick<ValueChange, 'field' | 'values'>,
) {
  const usable = isUsable(scope, field, values);
  return { isUsable: usable, isAnyChanged: and(usable, isDifferent(field, values)) };
}

function jsonRows(values: StoredValue[]): string {
  return JSON.stringify(values.map(({ value, shown }) => [value, shown]));
}

function inputOf(values: StoredValue[]) {
  const input = jsonEach(jsonRows(values), 'input');
  return {
    rows: input.rows,
    position: input.key,
    value: jsonValue(input.value, '$[0]'),
    shown: jsonValue(input.value, '$[1]'),
  };
}

function isUsable(
  scope: OrganizationScope,
  { id, type }: ChangedField,
  values: StoredValue[],
): SQL | undefined {
  const [first] = values;
  if (!first) return undefined;
  const table = customFieldsTable;
  const chosen = jsonEach(JSON.stringify(values.map(({ value }) => value)), 'chosen');
  const isCurrent = isCurrentOption({ fieldId: idOf(id), optionId: chosen.value });
  const target = alias(documentsTable, 'target');
  const isTarget = and(
    eq(target.id, String(first.value)),
    eq(target.organizationId, table.organizationId),
  );
  return hasRow(
    table,
    and(
      eq(table.id, idOf(id)),
      eq(table.organizationId, scope.organizationId),
      isNull(table.removedAt),
      eq(table.type, sql.raw(`'${type}'`)),
      hasOptions(type) ? not(hasRow(chosen.rows, not(isCurrent))) : undefined,
      type === 'document' ? hasRow(target, isTarget) : undefined,
    ),
  );
}

export function isDifferent({ id, type }: ChangedField, values: StoredValue[]): SQL {
  const isPresent = and(
    isOwn(idOf(id)),
    hasOptions(type) ? isCurrentOption({ fieldId: idOf(id), optionId: own.value }) : undefined,
  );
  const input = inputOf(values);
  // For a person, `shown` is the name at the time when the value was set.
  const [present, wanted] =
    type === 'person' ? [sql.raw('null'), sql.raw('null')] : [own.shown, input.shown];
  return sql`(
    ${countOf(own, isPresent)} <> ${literal(values.length)}
    or exists (
      select row_number() over (order by own.position) - 1, own.value, ${present}
      from ${customFieldValuesTable} as own where ${isPresent}
      except select ${input.position}, ${input.value}, ${wanted} from ${input.rows}))`;
}

/**
 * Characters of a text value that the activity contains. A change of many documents would otherwise
 * write each text twice more.
 */
const maxTextInActivity = 200;

function currentJson(field: ChangedField): SQL {
  const rows = sql`${customFieldValuesTable} as own where ${isOwn(field.id)}`;
  return valueJson(field, { rows, position: own.position, value: own.value, shown: own.shown });
}

/** The part of a select after `from`, and the columns of a value in it. */
type ValueRows = { rows: SQL } & Record<'position' | 'value' | 'shown', SQLWrapper>;

function valueJson(field: ChangedField, { rows, position, ...columns }: ValueRows): SQL {
  const element = elementJson(field, columns);
  return field.type === 'multi-select'
    ? sql`(select iif(count(*) = 0, 'null', json_group_array(json(${element}) order by ${position})) from ${rows})`
    : sql`coalesce((select ${element} from ${rows} limit 1), 'null')`;
}

function isOwn(fieldId: string | SQL) {
  return and(eq(own.documentSequence, documentsTable.sequence), eq(own.fieldId, fieldId));
}

function elementJson(
  { id, type }: Pick<ChangedField, 'id' | 'type'>,
  { value, shown }: Omit<ValueRows, 'rows' | 'position'>,
): SQL {
  switch (type) {
    case 'text':
    case 'link':
      return sql`json_quote(substr(${shown}, 1, ${literal(maxTextInActivity)}))`;
    case 'number':
    case 'date':
      return sql`json_quote(${value})`;
    case 'money':
      return moneyJson(value, shown);
    case 'boolean':
      return iif(value, literal('true'), literal('false'));
    case 'person':
      return namedJson(value, shown);
    case 'document':
      return namedJson(
        value,
        subquery
          .select({ name: named.name })
          .from(named)
          .where(and(eq(named.id, value), eq(named.organizationId, documentsTable.organizationId))),
      );
    case 'select':
    case 'multi-select':
      return namedJson(value, optionName({ fieldId: idOf(id), optionId: value }));
  }
}

function namedJson(value: SQLWrapper, name: SQLWrapper): SQL {
  return jsonObject({ id: value, name: coalesce(name, emptyText) });
}
