import { createId } from '../../../shared/ids.ts';
import type {
  SavedTaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { commit } from '../../outbox/commit.ts';
import { checkCustomParts } from './check-custom-parts.ts';
import { insertTaggingRuleStatements, isSaveable, toRule } from './tagging-rule-store.ts';
import { runOnSaveChange, toTaggingRun } from './runs/tagging-run-store.ts';

/**
 * Adds a rule, which applies to new documents, and without conditions also to the existing ones. Throws 404
 * `tag.not_found` or `correspondent.not_found`, the errors of `checkCustomParts`, and 403 `limit.reached` beyond 500
 * rules, 250,000 bytes of values or the cost limit of patterns.
 */
export async function createTaggingRule(
  scope: OrganizationScope,
  input: TaggingRuleInput,
): Promise<SavedTaggingRule> {
  const checked = await checkCustomParts(scope, input);
  const rule = { ...checked, id: createId('tr'), createdAt: scope.platform.clock.now() };
  const run = runOnSaveChange(scope, { ...rule, isSaved: isSaveable(scope, rule) });
  const { missing, missingCorrespondents, rows, running } = await commit(scope, {
    jobs: run.jobs,
    statements: joinStatements(insertTaggingRuleStatements(scope, rule), run.statements),
  });
  const [row] = rows;
  if (missing.length > 0) throw new AppError('tag.not_found');
  if (missingCorrespondents.length > 0) throw new AppError('correspondent.not_found');
  if (!row) throw new AppError('limit.reached');
  const [started] = running.flat();
  return { taggingRule: toRule(row), run: started ? toTaggingRun(started) : null };
}
