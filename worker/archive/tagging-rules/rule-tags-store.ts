import { and, sql, type SQL } from 'drizzle-orm';
import {
  normalizedSubject,
  matchesRule,
  type RuleSubject,
} from '../../../shared/archive/tagging-rules/matches-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { addTagsChange } from '../tags/document-tag-store.ts';
import { isRule, type TaggingRuleRow } from './tagging-rule-store.ts';
import { taggingRulesTable } from './tagging-rule-table.ts';

/**
 * Adds to a document (a condition on `documents`) the tags of all rules it matches, each in the name of the first rule that
 * adds it. A rule that is deleted before this is written adds nothing.
 */
export function ruleTagsChange(
  scope: OrganizationScope,
  document: { condition: SQL | undefined; subject: RuleSubject },
  rules: TaggingRuleRow[],
) {
  const subject = normalizedSubject(document.subject);
  const claimed = new Set<string>();
  const parts = rules
    .filter(({ conditions }) => matchesRule(conditions, subject))
    .map(({ id, name, actions }) => {
      const tagIds = actions.map(({ tagId }) => tagId).filter((tagId) => !claimed.has(tagId));
      for (const tagId of tagIds) claimed.add(tagId);
      return { taggingRule: { id, name }, tagIds };
    })
    .filter(({ tagIds }) => tagIds.length > 0)
    .map(({ taggingRule, tagIds }) =>
      addTagsChange(scope, {
        documents: and(document.condition, ruleExists(scope, taggingRule.id)),
        tagIds,
        taggingRule,
      }),
    );
  return {
    eventSources: parts.map(({ eventSource }) => eventSource),
    statements: { tagged: parts.map(({ statement }) => statement) },
  };
}

function ruleExists(scope: OrganizationScope, taggingRuleId: string): SQL {
  return sql`exists (select 1 from ${taggingRulesTable} where ${isRule(scope, taggingRuleId)})`;
}
