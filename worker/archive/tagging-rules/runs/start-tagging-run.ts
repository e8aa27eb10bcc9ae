import type { TaggingRun } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { createId } from '../../../../shared/ids.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { AppError } from '../../../http/app-error.ts';
import { startRunChange, toTaggingRun } from './tagging-run-store.ts';

export async function startTaggingRun(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<TaggingRun> {
  const { running } = await commit(
    scope,
    startRunChange(scope, taggingRuleId, { runId: createId('run') }),
  );
  const [run] = running;
  if (!run) throw new AppError('tagging_rule.not_found');
  return toTaggingRun(run);
}
