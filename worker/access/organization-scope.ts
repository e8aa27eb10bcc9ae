import type { Permission } from '../../shared/permissions.ts';
import type { Role } from '../../shared/roles.ts';
import { shardOf, type Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { AppError } from '../http/app-error.ts';
import {
  hasPermission,
  type Actor,
  type ApiKeyActor,
  type SystemActor,
  type UserActor,
} from './actor.ts';
import type { Credentials } from './credentials.ts';
import { withMoveLock } from './moves/move-lock-store.ts';
import { assertGranted, withWriteGuard, type OrganizationGrant } from './write-guard-store.ts';

declare const opened: unique symbol;
declare const readable: unique symbol;
declare const allowed: unique symbol;

type ScopedId = string & { readonly [allowed]: true };

/**
 * Permission to select data of one organization while the access check is still running and the
 * actor is not known yet. The results are dropped if the request is refused. No operation takes
 * this scope.
 */
export type ReadScope = {
  readonly [readable]: true;
  readonly organizationId: ScopedId;
  readonly database: Database;
};

/**
 * Permission to search documents of one organization for a person, whose `me` and days the search
 * uses. No operation takes this scope.
 */
export type SearchScope = ReadScope & {
  readonly actor: Actor;
  readonly platform: Pick<Platform, 'clock' | 'identityDatabase'>;
  readonly timeZone: string;
};

/**
 * Permission to access the data of one organization. Operations and stores take it, and every
 * statement has its `organizationId` as a condition. Scopes are only created in this file, for a
 * member who passed the access check or for the system. A write through the scope of a member is
 * refused once the member has lost access (see `withWriteGuard`), and any write while the
 * organization is moved to another database (see `withMoveLock`).
 */
export type OrganizationScope = SearchScope & {
  readonly [opened]: true;
  readonly platform: Platform;
};

/** Only for the access middleware, before membership is known. */
export function createReadScope(platform: Platform, organizationId: string): ReadScope {
  const database = platform.databaseFor(organizationId);
  return { organizationId: organizationId as ScopedId, database } as ReadScope;
}

/** Only for code that shows a saved view as its owner sees it. */
export function createSearchScope(
  platform: Platform,
  organizationId: string,
  actor: UserActor,
): SearchScope {
  const { clock, identityDatabase } = platform;
  return {
    ...createReadScope(platform, organizationId),
    actor,
    platform: { clock, identityDatabase },
    timeZone: 'UTC',
  };
}

/**
 * The result of the access check. `role` is the actor's role, `requiredRole` the lowest role that
 * may send the request, `peopleVersion` the number that the identity database adds to the version
 * of content in another database.
 */
type Access = {
  actor: UserActor | ApiKeyActor;
  credentials: Credentials;
  permission: Permission | null;
  role: Role;
  requiredRole: Role;
  peopleVersion?: number;
  timeZone?: string;
};

type Granted = { role: Role; grant: OrganizationGrant; peopleVersion: number };

const access = new WeakMap<OrganizationScope, Granted>();

/** Only for the access middleware, once membership is known. */
export function createOrganizationScope(
  platform: Platform,
  organizationId: string,
  { actor, credentials, permission, role, requiredRole, peopleVersion = 0, timeZone }: Access,
): OrganizationScope {
  const grant: OrganizationGrant = {
    credentials,
    permission,
    furtherPermissions: [],
    organizationId,
    role: requiredRole,
  };
  const guarded = withWriteGuard(withMoveLock(platform, organizationId), grant);
  const scope = createScope(guarded, organizationId, { actor, timeZone });
  access.set(scope, { role, grant, peopleVersion });
  return scope;
}

/** For jobs, intake mail and cron, which act for the organization itself. */
export function createSystemScope(
  platform: Platform,
  organizationId: string,
  actor: SystemActor = { kind: 'system' },
): OrganizationScope {
  return createScope(withMoveLock(platform, organizationId), organizationId, { actor });
}

/**
 * Returns the actor's role, for an operation whose result depends on it; the system acts as owner.
 * From here on the scope writes only while the actor has at least this role, even if the request is
 * open to lower roles.
 */
export function decisiveRoleOf(scope: OrganizationScope): Role {
  const found = access.get(scope);
  if (!found) return 'owner';
  found.grant.role = found.role;
  return found.role;
}

/**
 * Throws 403 unless the actor has a permission in addition to the permission of the route. From here on the scope writes
 * only while the actor has it.
 */
export function requirePermission(scope: OrganizationScope, permission: Permission): void {
  if (!hasPermission(scope.actor, permission)) throw new AppError('auth.forbidden');
  access.get(scope)?.grant.furtherPermissions.push(permission);
}

/** Throws 401 or 403 if the actor has lost the access that the request had when it began. */
export async function assertStillAllowed(scope: OrganizationScope): Promise<void> {
  const found = access.get(scope);
  if (found) await assertGranted(scope.platform, found.grant);
}

/**
 * Returns the version of the organization after the last write of the request; undefined if the
 * request has written nothing.
 */
export function writtenVersionOf(scope: OrganizationScope): number | undefined {
  const written = access.get(scope)?.grant.writtenVersion;
  return written === undefined ? undefined : written + peopleVersionOf(scope);
}

/**
 * Returns the number that the identity database adds to the version of content in another database.
 */
export function peopleVersionOf(scope: OrganizationScope): number {
  return access.get(scope)?.peopleVersion ?? 0;
}

function createScope(
  platform: Platform,
  organizationId: string,
  { actor, timeZone = 'UTC' }: { actor: Actor; timeZone?: string },
): OrganizationScope {
  const database = platform.databaseFor(organizationId);
  const isOnlyOne = platform.databases.length === 1;
  return {
    organizationId: organizationId as ScopedId,
    actor,
    platform: isOnlyOne ? platform : { ...platform, jobs: jobsIn(database, platform) },
    database,
    timeZone,
  } as OrganizationScope;
}

/** Jobs of an organization are stored with its content, unless they specify a shard. */
function jobsIn(database: Database, { jobs }: Platform): Platform['jobs'] {
  return {
    async send(queued) {
      if (queued.length === 0) return;
      const shard = shardOf(database);
      await jobs.send(queued.map((job) => ({ shard, ...job })));
    },
  };
}
