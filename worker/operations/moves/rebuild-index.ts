import { createSystemScope } from '../../access/organization-scope.ts';
import { rebuildStep } from '../../archive/search/index/rebuild/rebuild-step.ts';
import type { Database } from '../../database/database.ts';
import type { RebuildCursor } from '../../outbox/job.ts';
import type { Platform } from '../../platform/platform.ts';

export function rebuildIndexStep(
  platform: Platform,
  { database, organizationId }: { database: Database; organizationId: string },
  cursor: RebuildCursor,
): Promise<RebuildCursor | null> {
  // With only one database, the lock of the organization is not checked, which does not apply to
  // its copy.
  const target = { ...platform, databases: [database], databaseFor: () => database };
  return rebuildStep(createSystemScope(target, organizationId), cursor);
}
