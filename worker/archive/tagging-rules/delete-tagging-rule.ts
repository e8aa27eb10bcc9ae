import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { deleteTaggingRuleStatements } from './tagging-rule-store.ts';

export async function deleteTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<void> {
  const { deleted } = await commit(scope, {
    statements: deleteTaggingRuleStatements(scope, taggingRuleId),
  });
  if (deleted.length === 0) throw new AppError('tagging_rule.not_found');
}
