import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { firstRebuildCursor } from './rebuild-step.ts';

/** Starts to rebuild the search index of an organization, in the background. */
export async function startRebuild(scope: OrganizationScope): Promise<void> {
  await commit(scope, {
    statements: {},
    jobs: [{ type: 'search-index.rebuild', cursor: firstRebuildCursor }],
  });
}
