import type { Role } from '../../shared/roles.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor, SystemActor } from './actor.ts';

declare const opened: unique symbol;
declare const readable: unique symbol;

/**
 * Permission to select one organization's data, for what the access check reads before it knows the actor. It drops the
 * results if it refuses the request. No operation takes this scope.
 */
export type ReadScope = {
  readonly [readable]: true;
  readonly organizationId: string;
  readonly database: Database;
};

/**
 * Permission to access one organization's data. Operations and stores take it, and every statement has its
 * `organizationId` as a condition. Made only here, for a member who passed the access check or for the product itself.
 */
export type OrganizationScope = ReadScope & {
  readonly [opened]: true;
  readonly actor: Actor;
  /** The actor's role; the product itself acts as owner. */
  readonly role: Role;
  readonly platform: Platform;
};

/** For the access middleware alone, before membership is known. */
export function createReadScope(platform: Platform, organizationId: string): ReadScope {
  return { organizationId, database: platform.databaseFor(organizationId) } as ReadScope;
}

/** For the access middleware alone, once membership is known. */
export function createOrganizationScope(
  platform: Platform,
  organizationId: string,
  access: { actor: Actor; role: Role },
): OrganizationScope {
  return {
    organizationId,
    ...access,
    platform,
    database: platform.databaseFor(organizationId),
  } as OrganizationScope;
}

/** For jobs, intake mail and cron, which act for the organization itself. */
export function createSystemScope(
  platform: Platform,
  organizationId: string,
  actor: SystemActor = { kind: 'system' },
): OrganizationScope {
  return createOrganizationScope(platform, organizationId, { actor, role: 'owner' });
}
