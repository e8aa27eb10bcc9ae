import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { commit } from '../../../outbox/commit.ts';
import { firstRebuildCursor } from './rebuild-search-index.ts';

/** Rebuilds the search index by jobs, step by step. */
export async function startRebuild(scope: OrganizationScope): Promise<void> {
  await commit(scope, {
    statements: {},
    jobs: [{ type: 'search-index.rebuild', cursor: firstRebuildCursor }],
  });
}
