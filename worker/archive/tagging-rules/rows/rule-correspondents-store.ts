import { and, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import { incremented } from '../../../database/expressions.ts';
import { taggingRulesTable } from './tagging-rule-table.ts';

const { conditions, fieldActions } = taggingRulesTable;

/**
 * Replaces a correspondent in rules. Without a replacement it is removed from what the rules set, but conditions keep the
 * deleted one, because the rule would match other documents without them. Nothing is written unless `condition` holds.
 */
export function replaceCorrespondentInRules(
  scope: OrganizationScope,
  { correspondentId, replacedBy }: { correspondentId: string; replacedBy: string | null },
  condition: SQL | undefined,
): Statement {
  // An id in quotes can only be a value, because quotes within a text are escaped.
  const quoted = JSON.stringify(correspondentId);
  const replacement = JSON.stringify(replacedBy);
  const replacedIn = (column: typeof conditions | typeof fieldActions) =>
    sql`replace(${column}, ${quoted}, ${replacement})`;
  const names = (column: SQLWrapper) => sql`instr(${column}, ${quoted})`;
  return scope.database
    .update(taggingRulesTable)
    .set({
      ...(replacedBy === null
        ? {
            fieldActions: sql`(
              select json_group_array(json(action.value)) from json_each(${fieldActions}) as action
              where action.value ->> 'value' is not ${correspondentId})`,
          }
        : { conditions: replacedIn(conditions), fieldActions: replacedIn(fieldActions) }),
      revision: incremented(taggingRulesTable.revision),
    })
    .where(
      and(
        eq(taggingRulesTable.organizationId, scope.organizationId),
        or(names(conditions), names(fieldActions)),
        condition,
      ),
    );
}
