import type {
  SavedTaggingRule,
  TaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { allowsVersion } from '../../http/if-match.ts';
import { commit } from '../../outbox/commit.ts';
import { checkCustomParts } from './check-custom-parts.ts';
import {
  findTaggingRule,
  isSavedAt,
  setRuleEnabledStatements,
  toRule,
  updateTaggingRuleStatements,
} from './tagging-rule-store.ts';
import { runOnSaveChange, toTaggingRun } from './runs/tagging-run-store.ts';

/**
 * Replaces the fields of a rule and ends its run. Without conditions, the rule is also applied to the existing documents.
 * Throws 412 `request.conflict` with the current rule if its version is not that of `ifMatch`, 404
 * `tagging_rule.not_found`, `tag.not_found` or `correspondent.not_found`, the errors of `checkCustomParts`, and 403
 * `limit.reached` beyond 250,000 bytes of values or the cost limit of patterns.
 */
export async function updateTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
  { ifMatch, ...input }: TaggingRuleInput & { ifMatch?: string | undefined },
): Promise<SavedTaggingRule> {
  const checked = await checkCustomParts(scope, input).catch(async (error: unknown) => {
    const present = ifMatch === undefined ? undefined : await findTaggingRule(scope, taggingRuleId);
    throw present && !allowsVersion(ifMatch, present.version) ? conflictWith(present) : error;
  });
  const updatedAt = scope.platform.clock.now();
  const run = runOnSaveChange(scope, {
    id: taggingRuleId,
    ...checked,
    isSaved: isSavedAt(scope, { id: taggingRuleId, ...checked }, updatedAt),
  });
  const { missing, missingCorrespondents, updated, rows, running } = await commit(scope, {
    jobs: run.jobs,
    statements: joinStatements(
      updateTaggingRuleStatements(scope, taggingRuleId, { ...checked, updatedAt, ifMatch }),
      run.statements,
    ),
  });
  const [row] = rows;
  if (!row) throw new AppError('tagging_rule.not_found');
  if (updated.length === 0 && !allowsVersion(ifMatch, row.version)) {
    throw conflictWith(toRule(row));
  }
  if (missing.length > 0) throw new AppError('tag.not_found');
  if (missingCorrespondents.length > 0) throw new AppError('correspondent.not_found');
  if (updated.length === 0) throw new AppError('limit.reached');
  const [started] = running.flat();
  return { taggingRule: toRule(row), run: started ? toTaggingRun(started) : null };
}

function conflictWith(taggingRule: TaggingRule): AppError {
  return new AppError('request.conflict', { details: { taggingRule } });
}

/**
 * Switches a rule on or off, which ends its run. Does not apply a rule without conditions to the
 * existing documents. Throws 404 `tagging_rule.not_found`.
 */
export async function setTaggingRuleEnabled(
  scope: OrganizationScope,
  taggingRuleId: string,
  isEnabled: boolean,
): Promise<TaggingRule> {
  const updatedAt = scope.platform.clock.now();
  const { rows } = await commit(scope, {
    statements: setRuleEnabledStatements(scope, taggingRuleId, { isEnabled, updatedAt }),
  });
  const [row] = rows;
  if (!row) throw new AppError('tagging_rule.not_found');
  return toRule(row);
}
