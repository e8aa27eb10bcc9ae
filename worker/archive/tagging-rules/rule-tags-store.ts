import { and, sql, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { addTagsChange } from '../tags/document-tag-store.ts';
import type { TagsOfRule } from './match-rules.ts';
import { isRule } from './tagging-rule-store.ts';
import { taggingRulesTable } from './tagging-rule-table.ts';

/**
 * Adds tags of rules to documents (a condition on `documents`), each in the name of its rule. A rule that is changed or
 * deleted before this is written adds nothing.
 */
export function addTagsOfRulesChange(
  scope: OrganizationScope,
  documents: SQL | undefined,
  tagsOfRules: TagsOfRule[],
) {
  const changes = tagsOfRules.map(({ rule, tagIds }) =>
    addTagsChange(scope, {
      documents: and(documents, isAsRead(scope, rule)),
      tagIds,
      taggingRule: { id: rule.id, name: rule.name },
    }),
  );
  return {
    eventSources: changes.map(({ eventSource }) => eventSource),
    statements: { tagged: changes.map(({ statement }) => statement) },
  };
}

function isAsRead(scope: OrganizationScope, { id, revision }: TagsOfRule['rule']): SQL {
  return sql`exists (
    select 1 from ${taggingRulesTable}
    where ${isRule(scope, id)} and ${taggingRulesTable.revision} = ${revision})`;
}
