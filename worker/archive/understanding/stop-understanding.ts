import type { UnderstandingRun } from '../../../shared/archive/understanding/understanding-run.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { selectRun, stopRun, toUnderstandingRun } from './understanding-run-store.ts';

/** Stops the run, if one is running. Returns the latest one, or null if there was none. */
export async function stopUnderstanding(
  scope: OrganizationScope,
): Promise<UnderstandingRun | null> {
  const { run } = await batch(scope.database, { stopped: stopRun(scope), run: selectRun(scope) });
  const [row] = run;
  return row ? toUnderstandingRun(row) : null;
}
