import type { TaggingRun } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { AppError } from '../../http/app-error.ts';
import { startRunChange, toTaggingRun, type TaggingRunRow } from './tagging-run-store.ts';

/** Sends a rule through the existing documents; while it is on its way, the same run is answered again. */
export async function startTaggingRun(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<TaggingRun> {
  const runId = scope.platform.ids.create('run');
  const results = await commit(scope, startRunChange(scope, taggingRuleId, runId));
  const [run] = results.at(-1) as TaggingRunRow[];
  if (!run) throw new AppError('tagging_rule.not_found');
  return toTaggingRun(run);
}
