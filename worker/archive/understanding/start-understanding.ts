import type { UnderstandingRun } from '../../../shared/archive/understanding/understanding-run.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { startRunChange, toUnderstandingRun } from './understanding-run-store.ts';

/** Lets the rules find fields in the existing documents, in the background; a stopped run is continued. */
export async function startUnderstanding(
  scope: OrganizationScope,
): Promise<UnderstandingRun | null> {
  const { run } = await commit(scope, startRunChange(scope));
  const [row] = run;
  return row ? toUnderstandingRun(row) : null;
}
