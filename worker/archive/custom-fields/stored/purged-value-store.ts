import { eq, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { serverLimits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { allOf } from '../../../database/expressions.ts';
import { documentEvents, documentsWhere } from '../../documents/rows/document-event-store.ts';
import { documentsTable } from '../../documents/rows/document-table.ts';
import { changedNow } from '../../documents/rows/field-change-store.ts';
import { customFieldsTable, customFieldValuesTable } from '../custom-field-table.ts';

/**
 * Records that documents lose their values that are the purged documents (`sequences` selects
 * these). Must come before the purge, in which a trigger clears these values. Covers as many
 * documents as one transaction may change; the others lose their values without a record.
 */
export function purgedValuesChange(scope: OrganizationScope, sequences: SQL) {
  const { organizationId } = scope;
  const isEmptied = sql`${documentsTable.sequence} in (
    select own.document_sequence
    from ${customFieldsTable} as field
    cross join (${sequences}) as purged
    cross join ${documentsTable} as target on target.sequence = purged.sequence
    cross join ${customFieldValuesTable} as own indexed by custom_field_values_by_value
      on own.organization_id = ${organizationId} and own.field_id = field.id and own.value = target.id
    where ${isDocumentField(organizationId)} and own.document_sequence not in (${sequences})
    limit ${serverLimits.fieldChanges})`;
  // With the cross joins and the plus, SQLite does not start with all purged documents for each
  // document that loses a value.
  const emptied = sql`
    from ${customFieldValuesTable} as own
    cross join ${customFieldsTable} as field on field.id = own.field_id
    cross join ${documentsTable} as target on target.id = own.value
    where own.document_sequence = ${documentsTable.sequence} and ${isDocumentField(organizationId)}
      and +target.sequence in (${sequences})`;
  return {
    eventSource: documentEvents('document.updated', documentsWhere(isEmptied), {
      updatedFields: sql`json((select json_group_array(field.key order by field.key) ${emptied}))`,
      changes: sql`json((select json_group_array(json_object('field', field.key,
        'customField', json_object('id', field.id, 'name', field.name, 'type', field.type),
        'from', json_object('id', target.id, 'name', target.name), 'to', null) order by field.key) ${emptied}))`,
    }),
    statement: scope.database.update(documentsTable).set(changedNow(scope)).where(isEmptied),
  };
}

function isDocumentField(organizationId: string): SQL {
  const field = alias(customFieldsTable, 'field');
  return allOf(
    eq(field.organizationId, organizationId),
    eq(field.type, 'document'),
    isNull(field.removedAt),
  );
}
