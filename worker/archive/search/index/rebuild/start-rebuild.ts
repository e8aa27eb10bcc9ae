import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { commit } from '../../../../outbox/commit.ts';
import { firstRebuildCursor } from './rebuild-step.ts';
import { selectRebuildJob } from './rebuild-store.ts';

export async function startRebuild(scope: OrganizationScope): Promise<void> {
  await commit(scope, {
    statements: {},
    jobSources: [selectRebuildJob(scope, firstRebuildCursor)],
  });
}
