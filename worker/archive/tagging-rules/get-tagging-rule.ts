import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findTaggingRule } from './tagging-rule-store.ts';

export async function getTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<TaggingRule> {
  const rule = await findTaggingRule(scope, taggingRuleId);
  if (!rule) throw new AppError('tagging_rule.not_found');
  return rule;
}
