import { sql, type SQL } from 'drizzle-orm';
import type { DocumentFieldName } from '../../../../shared/reading/fields/document-fields.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { isDocument } from './document-condition-store.ts';
import { documentsTable } from './document-table.ts';

/**
 * Selects the fields of a document whose values, or that there is none, came with its upload: names, and ids of custom ones. `skipsRules`:
 * it came with all that it has, and no rule is applied by itself when it is first read.
 */
export function selectGiven(scope: OrganizationScope, documentId: string) {
  return scope.database
    .select({ skipsRules: documentsTable.skipsRules, givenFields: documentsTable.givenFields })
    .from(documentsTable)
    .where(isDocument(scope, documentId));
}

/** Condition on `documents`: the value of the field (a name, or the id of a custom one), or that there is none, came with the upload. */
export function isGiven(field: DocumentFieldName | SQL): SQL {
  return sql`(${field} in (select value from json_each(${documentsTable.givenFields})))`;
}
