import type { OrganizationScope } from '../../../../access/organization-scope.ts';
import { commit } from '../../../../outbox/commit.ts';
import { firstRebuildCursor } from './rebuild-step.ts';
import { selectRebuildJob } from './rebuild-store.ts';

/** Starts to rebuild the search index of an organization in the background, unless a rebuild is waiting or running. */
export async function startRebuild(scope: OrganizationScope): Promise<void> {
  await commit(scope, {
    statements: {},
    jobSources: [selectRebuildJob(scope, firstRebuildCursor)],
  });
}
