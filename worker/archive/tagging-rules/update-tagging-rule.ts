import type {
  SavedTaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { isSaveable, toRule, updateTaggingRuleStatements } from './tagging-rule-store.ts';
import { runOnSaveChange, toTaggingRun } from './tagging-run-store.ts';

/**
 * Replaces the fields of a rule; a run of it ends. Without conditions, the rule is also applied to the existing
 * documents. 404 `tagging_rule.not_found`, or `tag.not_found` if one of its tags does not exist; 403 `limit.reached` beyond
 * 250,000 bytes of values.
 */
export async function updateTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
  input: TaggingRuleInput,
): Promise<SavedTaggingRule> {
  const updatedAt = scope.platform.clock.now();
  const run = runOnSaveChange(scope, {
    id: taggingRuleId,
    conditions: input.conditions,
    isSaved: isSaveable(scope, { id: taggingRuleId, ...input }),
  });
  const { missing, updated, rows, running } = await commit(scope, {
    jobs: run.jobs,
    statements: {
      ...updateTaggingRuleStatements(scope, taggingRuleId, { ...input, updatedAt }),
      ...run.statements,
    },
  });
  const [row] = rows;
  if (!row) throw new AppError('tagging_rule.not_found');
  if (missing.length > 0) throw new AppError('tag.not_found');
  if (updated.length === 0) throw new AppError('limit.reached');
  const [started] = running.flat();
  return { taggingRule: toRule(row), run: started ? toTaggingRun(started) : null };
}
