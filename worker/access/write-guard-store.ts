import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { Permission } from '../../shared/permissions.ts';
import { isAtLeast, roles, type Role } from '../../shared/roles.ts';
import type { Database } from '../database/database.ts';
import { hasRow, isListed, subquery } from '../database/expressions.ts';
import { guardWrites, type WriteGuard } from '../database/adapters/guard-writes.ts';
import { literal } from '../database/literal.ts';
import { AppError } from '../http/app-error.ts';
import { apiKeysTable } from '../people/api-keys/api-key-table.ts';
import { membersTable } from '../people/members/member-table.ts';
import { organizationsTable } from '../people/organizations/organization-table.ts';
import { sessionsTable } from '../people/sign-in/session-table.ts';
import { log } from '../platform/log.ts';
import type { Platform } from '../platform/platform.ts';
import { withDatabases } from '../platform/with-databases.ts';
import type { Credentials } from './credentials.ts';
import { organizationVersionsTable } from './organization-version-table.ts';

export type Grant = {
  credentials: Credentials;
  permission: Permission | 'any' | null;
};

/**
 * The conditions for a request to an organization. `furtherPermissions` are the permissions that an
 * API key also needs for this request. `writtenVersion` is the organization's version after the
 * last write.
 */
export type OrganizationGrant = Grant & {
  furtherPermissions: Permission[];
  organizationId: string;
  role: Role;
  writtenVersion?: number;
};

/**
 * Returns a platform for an actor who has passed the access check: each batch that writes first
 * checks the grant again. A request may take minutes between the two, in which a member may be
 * removed, a session ended or a key deleted: then the write is rejected with 401 or 403 like a new
 * request, and nothing is written.
 */
export function withWriteGuard(platform: Platform, grant: Grant | OrganizationGrant): Platform {
  const { identityDatabase, clock } = platform;
  const guard: WriteGuard = {
    database: identityDatabase,
    check: () => identityDatabase.run(refuseUnless(grant, clock.now())),
    refusalOf,
    onWrittenLate: () => log.warn('Written after access ended'),
    ...('organizationId' in grant && {
      observe: observeVersion(platform.databaseFor(grant.organizationId), grant),
    }),
  };
  return withDatabases(platform, (database) => guardWrites(database, guard));
}

function observeVersion(
  database: Database,
  grant: OrganizationGrant,
): NonNullable<WriteGuard['observe']> {
  const { organizationId, version } = organizationVersionsTable;
  const query = database
    .select({ version })
    .from(organizationVersionsTable)
    .where(eq(organizationId, grant.organizationId));
  return {
    database,
    query: () => ({ getQuery: () => query.toSQL() }),
    onRows: ([row]) => {
      if (row) grant.writtenVersion = Number(row['version']);
    },
  };
}

function refusalOf(error: unknown): AppError | undefined {
  const message = String(error);
  if (message.includes('write_guard: unauthenticated')) return new AppError('auth.unauthenticated');
  if (message.includes('write_guard: forbidden')) return new AppError('auth.forbidden');
  return undefined;
}

export async function assertGranted(
  { identityDatabase, clock }: Platform,
  grant: Grant | OrganizationGrant,
): Promise<void> {
  const [row] = await identityDatabase.all<{ problem: string | null }>(
    selectProblem(grant, clock.now()),
  );
  if (row?.problem === 'unauthenticated') throw new AppError('auth.unauthenticated');
  if (row?.problem !== null) throw new AppError('auth.forbidden');
}

/** `write_guard` is a view with a trigger, which the builder cannot insert into. */
function refuseUnless(grant: Grant | OrganizationGrant, now: Date): SQL {
  return sql`
    insert into write_guard (problem)
    select problem from (${selectProblem(grant, now)}) where problem is not null`;
}

function selectProblem(grant: Grant | OrganizationGrant, now: Date): SQL {
  const { table, isValid, isPermitted } = holderOf(grant, now);
  const isAllowed = and(
    isValid,
    isPermitted,
    'organizationId' in grant ? isMember(table.userId, grant) : undefined,
  );
  return sql`
    select case
      when not ${hasRow(table, isValid)} then 'unauthenticated'
      when not ${hasRow(table, isAllowed)} then 'forbidden'
    end as problem`;
}

function holderOf({ credentials, permission, ...grant }: Grant | OrganizationGrant, now: Date) {
  if (credentials.kind === 'session') {
    const { token, expiresAt } = sessionsTable;
    const isValid = and(eq(token, credentials.token), gt(expiresAt, now));
    return { table: sessionsTable, isValid, isPermitted: undefined };
  }
  const { tokenHash, expiresAt, permissions } = apiKeysTable;
  const isValid = and(
    eq(tokenHash, credentials.tokenHash),
    or(isNull(expiresAt), gt(expiresAt, now)),
  );
  const isPermitted = and(
    permission === 'any' ? undefined : isListed(permission, permissions),
    ...('organizationId' in grant
      ? [
          reaches(grant.organizationId),
          ...grant.furtherPermissions.map((further) => isListed(further, permissions)),
        ]
      : []),
  );
  return { table: apiKeysTable, isValid, isPermitted };
}

function reaches(organizationId: string): SQL | undefined {
  const { allOrganizations, organizationIds } = apiKeysTable;
  return or(
    eq(allOrganizations, true),
    eq(organizationIds, []),
    isListed(organizationId, organizationIds),
  );
}

function isMember(userId: SQLWrapper, { organizationId, role }: OrganizationGrant): SQL {
  const allowed = roles.filter((other) => isAtLeast(other, role));
  return exists(
    subquery
      .select({ one: literal(1) })
      .from(membersTable)
      .innerJoin(organizationsTable, eq(organizationsTable.id, membersTable.organizationId))
      .where(
        and(
          eq(membersTable.organizationId, organizationId),
          eq(membersTable.userId, userId),
          inArray(membersTable.role, allowed),
          isNull(organizationsTable.deletedAt),
        ),
      ),
  );
}
