import { sql, type SQL } from 'drizzle-orm';
import type { SettableFieldName } from '../../../../shared/archive/fields/document-field-values.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { isOneOfDocuments } from './document-condition-store.ts';
import { documentsTable } from './document-table.ts';

/**
 * Selects the fields whose values came with the upload of each document, including those that were
 * explicitly empty: names, and ids of custom fields. With `skipsRules` no rule is applied
 * automatically when the document is first read.
 */
export function selectGiven(scope: OrganizationScope, documentIds: readonly string[]) {
  const { id, skipsRules, givenFields } = documentsTable;
  return scope.database
    .select({ id, skipsRules, givenFields })
    .from(documentsTable)
    .where(isOneOfDocuments(scope, documentIds));
}

/**
 * Condition on `documents`: the value of the field (a name, or the id of a custom field) came with
 * the upload, or the upload left it explicitly empty.
 */
export function isGiven(field: SettableFieldName | SQL): SQL {
  return sql`(${field} in (select value from json_each(${documentsTable.givenFields})))`;
}
