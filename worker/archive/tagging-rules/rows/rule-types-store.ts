import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { incremented } from '../../../database/expressions.ts';
import { taggingRulesTable } from './tagging-rule-table.ts';

/**
 * Removes a document type from what rules set. Conditions keep it, because the rule would match
 * other documents without them. Nothing is written unless `condition` holds.
 */
export function removeTypeFromRules(
  { database, organizationId }: OrganizationScope,
  key: string,
  condition: SQL | undefined,
): Statement {
  const { fieldActions, revision } = taggingRulesTable;
  const setsType = sql`(action.value ->> 'field' is 'documentType' and action.value ->> 'value' is ${key})`;
  return database
    .update(taggingRulesTable)
    .set({
      fieldActions: sql`(
        select json_group_array(json(action.value)) from json_each(${fieldActions}) as action where not ${setsType})`,
      revision: incremented(revision),
    })
    .where(
      and(
        eq(taggingRulesTable.organizationId, organizationId),
        sql`exists (select 1 from json_each(${fieldActions}) as action where ${setsType})`,
        condition,
      ),
    );
}
