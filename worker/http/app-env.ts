import type { ApiKeyActor, UserActor } from '../access/actor.ts';
import type { OrganizationScope } from '../access/organization-scope.ts';
import type { SessionScope, UserScope } from '../access/user-scope.ts';
import type { Platform } from '../platform/platform.ts';

/** Hono's types for the whole application: the platform comes in as its bindings. */
export type AppEnv = {
  Bindings: Platform;
  Variables: {
    requestId: string;
    /** Set by `organizationAccess`. */
    scope: OrganizationScope;
    /** Set by `organizationAccess`: the results of what the route prefetches. */
    prefetched: unknown[];
    /** Set by `organizationAccess`. */
    actor: UserActor | ApiKeyActor;
    /** Set by `userAccess`. */
    userScope: UserScope;
    /** Set by `userAccess` where it accepts no key. */
    sessionScope: SessionScope;
  };
};

export type SignedInUser = { id: string; email: string; name: string; emailVerified: boolean };
