import type {
  TaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { updateTaggingRuleRow } from './tagging-rule-store.ts';

/**
 * Replaces the fields of a rule; a run of it ends. 404 `tagging_rule.not_found`, or `tag.not_found` if one of its tags
 * does not exist.
 */
export async function updateTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
  input: TaggingRuleInput,
): Promise<TaggingRule> {
  const updatedAt = scope.platform.clock.now();
  const { rule, isChanged } = await updateTaggingRuleRow(scope, taggingRuleId, {
    ...input,
    updatedAt,
  });
  if (!rule) throw new AppError('tagging_rule.not_found');
  if (!isChanged) throw new AppError('tag.not_found');
  return rule;
}
