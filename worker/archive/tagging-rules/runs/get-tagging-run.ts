import type { TaggingRun } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import { findTaggingRun, toTaggingRun } from './tagging-run-store.ts';

/**
 * Returns the progress of a run. Throws 404 `tagging_rule.not_found`, also for a run of another
 * rule.
 */
export async function getTaggingRun(
  scope: OrganizationScope,
  taggingRuleId: string,
  runId: string,
): Promise<TaggingRun> {
  const run = await findTaggingRun(scope, runId);
  if (run?.taggingRuleId !== taggingRuleId) throw new AppError('tagging_rule.not_found');
  return toTaggingRun(run);
}
