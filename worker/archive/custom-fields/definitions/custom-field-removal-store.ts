import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { serverLimits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { joinStatements } from '../../../database/database.ts';
import { hasRow, rowId, subquery } from '../../../database/expressions.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { startedBy } from '../../../outbox/job-starter.ts';
import { deleteJobUnless } from '../../../outbox/job-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { valuesOf } from '../custom-field-store.ts';
import {
  customFieldOptionsTable,
  customFieldsTable,
  customFieldValuesTable,
} from '../custom-field-table.ts';
import { customValueChange, type ChangedField } from '../stored/custom-field-value-store.ts';

const { id, organizationId, removedAt } = customFieldsTable;

const optionValuesStep = 5000;

/**
 * Hides a field and clears the values of as many documents as one transaction may change; a job
 * clears the rest. Returns a row as `removed` if the field existed.
 */
export function removalChange(scope: OrganizationScope, field: ChangedField) {
  const isCurrent = hasRow(customFieldsTable, and(isField(scope, field.id), isNull(removedAt)));
  const emptied = customValueChange(scope, {
    field,
    values: [],
    documents: and(isWithValue(scope, field.id), isCurrent),
  });
  return {
    eventSources: emptied.eventSources,
    jobSources: [
      sql`
        select ${jobJson('custom-field.clear', { fieldId: field.id, ...startedBy(scope) })} as job
        where ${isCurrent} and exists (
          select 1 from (${documentsOf(scope, field.id)}) limit 1 offset ${serverLimits.fieldChanges})`,
    ],
    statements: joinStatements(emptied.statements, {
      removed: scope.database
        .update(customFieldsTable)
        .set({ removedAt: scope.platform.clock.now() })
        .where(and(isField(scope, field.id), isNull(removedAt)))
        .returning({ id }),
      gone: deleteEmptyRemoved(scope, field.id),
    }),
  };
}

export async function findFieldToClear(scope: OrganizationScope, fieldId: string) {
  const [row] = await scope.database
    .select({
      id,
      key: customFieldsTable.key,
      name: customFieldsTable.name,
      type: customFieldsTable.type,
      removedAt,
    })
    .from(customFieldsTable)
    .where(isField(scope, fieldId));
  return row;
}

export function removalStep(scope: OrganizationScope, field: ChangedField, jobId: string) {
  const emptied = customValueChange(scope, {
    field,
    values: [],
    documents: isWithValue(scope, field.id),
  });
  return {
    eventSources: emptied.eventSources,
    statements: joinStatements(emptied.statements, {
      gone: deleteEmptyRemoved(scope, field.id),
      done: deleteJobUnless(scope.database, jobId, valuesOf(scope, field.id).getSQL()),
    }),
  };
}

export function removedOptionsStep(scope: OrganizationScope, fieldId: string, jobId: string) {
  const values = customFieldValuesTable;
  const option = customFieldOptionsTable;
  const removedOptions = subquery
    .select({ optionId: option.optionId })
    .from(option)
    .where(and(eq(option.fieldId, fieldId), isNull(option.position)));
  const selectRemoved = () =>
    subquery
      .select({ row: rowId(values) })
      .from(values)
      .where(
        and(
          eq(values.organizationId, scope.organizationId),
          eq(values.fieldId, fieldId),
          inArray(values.value, removedOptions),
        ),
      );
  return {
    statements: {
      deleted: scope.database
        .delete(values)
        .where(inArray(rowId(values), selectRemoved().limit(optionValuesStep))),
      forgotten: scope.database
        .update(customFieldsTable)
        .set({
          options: sql`(
            select json_group_array(json(option.value)) from json_each(${customFieldsTable.options}) as option
            where option.value ->> 'isRemoved' is null)`,
        })
        .where(and(isField(scope, fieldId), notExists(selectRemoved()))),
      done: deleteJobUnless(scope.database, jobId, selectRemoved().getSQL()),
    },
  };
}

function isField(scope: OrganizationScope, fieldId: string) {
  return and(eq(id, fieldId), eq(organizationId, scope.organizationId));
}

function isWithValue(scope: OrganizationScope, fieldId: string) {
  return sql`${documentsTable.sequence} in (
    select document_sequence from (${documentsOf(scope, fieldId)}) limit ${serverLimits.fieldChanges})`;
}

function documentsOf(scope: OrganizationScope, fieldId: string) {
  return sql`
    select distinct document_sequence from ${customFieldValuesTable}
    where organization_id = ${scope.organizationId} and field_id = ${fieldId}`;
}

function deleteEmptyRemoved(scope: OrganizationScope, fieldId: string) {
  return scope.database
    .delete(customFieldsTable)
    .where(and(isField(scope, fieldId), isNotNull(removedAt), notExists(valuesOf(scope, fieldId))));
}
