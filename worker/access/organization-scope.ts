import type { Role } from '../../shared/roles.ts';
import type { Database } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Actor, SystemActor } from './actor.ts';

declare const opened: unique symbol;
declare const readable: unique symbol;

/**
 * Enough to write a select of one organization's data, and no more: it names no actor, and no verb takes it. The access
 * check makes one before it knows the caller, and keeps what was read from whom it refuses.
 */
export type ReadScope = {
  readonly [readable]: true;
  readonly organizationId: string;
  readonly database: Database;
};

/**
 * Leave to touch one organization's data. Verbs and stores take it and nothing else lets them in; every
 * statement carries its `organizationId`. Made only here: for a checked member, or for the product itself.
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
