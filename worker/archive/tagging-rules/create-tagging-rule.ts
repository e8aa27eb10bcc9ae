import { createId } from '../../../shared/ids.ts';
import type {
  TaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { insertTaggingRule } from './tagging-rule-store.ts';

/**
 * Adds a rule, which applies to new documents; 404 `tag.not_found` if one of its tags does not exist, 403 `limit.reached`
 * beyond 500.
 */
export async function createTaggingRule(
  scope: OrganizationScope,
  input: TaggingRuleInput,
): Promise<TaggingRule> {
  const { clock } = scope.platform;
  const { rule, isTagMissing } = await insertTaggingRule(scope, {
    ...input,
    id: createId('tr'),
    createdAt: clock.now(),
  });
  if (!rule) throw new AppError(isTagMissing ? 'tag.not_found' : 'limit.reached');
  return rule;
}
