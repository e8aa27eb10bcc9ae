import type { FindingRun } from '../../../shared/archive/finding-runs/finding-run.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { commit } from '../../outbox/commit.ts';
import { startRunChange, toFindingRun } from './finding-run-store.ts';

export async function startFindingRun(scope: OrganizationScope): Promise<FindingRun | null> {
  const { run } = await commit(scope, startRunChange(scope));
  const [row] = run;
  return row ? toFindingRun(row) : null;
}
