import type { FindingRun } from '../../../shared/archive/finding-runs/finding-run.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectRun, stopRun, toFindingRun } from './finding-run-store.ts';

export async function stopFindingRun(scope: OrganizationScope): Promise<FindingRun | null> {
  const { run } = await batch(scope.database, { stopped: stopRun(scope), run: selectRun(scope) });
  const [row] = run;
  return row ? toFindingRun(row) : null;
}
