import { eq, not, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { guardWrites } from '../../database/adapters/guard-writes.ts';
import { hasRow } from '../../database/expressions.ts';
import { UnavailableError } from '../../database/unavailable-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { withDatabases } from '../../platform/with-databases.ts';
import { organizationMovesTable } from './organization-move-table.ts';

/**
 * Returns a platform for an organization: each batch that writes its content first checks that the
 * organization is not being moved from or to the database. So nothing is written after its content
 * was copied.
 */
export function withMoveLock(platform: Platform, organizationId: string): Platform {
  if (platform.databases.length === 1) return platform;
  const contentDatabase = platform.databaseFor(organizationId);
  return withDatabases(platform, (database) =>
    database === contentDatabase
      ? guardWrites(database, {
          database,
          check: () =>
            database.run(sql`
              insert into move_guard (organization_id)
              select organization_id from ${organizationMovesTable}
              where organization_id = ${organizationId}`),
          refusalOf,
        })
      : database,
  );
}

function refusalOf(error: unknown): Error | undefined {
  const isMoving = [error, error instanceof Error ? error.cause : undefined].some((each) =>
    String(each).includes('move_guard: moving'),
  );
  return isMoving ? new UnavailableError({ mayBeWritten: false, cause: error }) : undefined;
}

/** Condition on rows: their organization neither leaves the database, has left it, nor arrives in it. */
export function isNotMoving(organizationId: SQLWrapper): SQL {
  return not(
    hasRow(organizationMovesTable, eq(organizationMovesTable.organizationId, organizationId)),
  );
}
