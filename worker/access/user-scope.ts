import type { Platform } from '../platform/platform.ts';
import type { ApiKeyActor, SignedInUser, UserActor } from './actor.ts';
import { withWriteGuard, type Grant } from './write-guard-store.ts';

declare const identified: unique symbol;

/**
 * Permission to act for one user outside of a single organization: on their API keys, organizations and invitations.
 * Operations and stores take it, and every statement has the user as a condition. Scopes are only created in this file,
 * for the access middleware, once the session or API key is checked. A write through a scope is refused once the session
 * or key has ended (see `withWriteGuard`).
 */
export type UserScope = {
  readonly [identified]: true;
  readonly platform: Platform;
  readonly actor: UserActor | ApiKeyActor;
};

export type SessionScope = UserScope & { readonly actor: UserActor; readonly user: SignedInUser };

export function createUserScope(
  platform: Platform,
  { actor, ...grant }: Grant & { actor: UserActor | ApiKeyActor },
): UserScope {
  return { platform: withWriteGuard(platform, grant), actor } as UserScope;
}

export function createSessionScope(
  platform: Platform,
  { user, ...grant }: Grant & { user: SignedInUser },
): SessionScope {
  const actor: UserActor = { kind: 'user', userId: user.id, userName: user.name };
  return { ...createUserScope(platform, { actor, ...grant }), user } as SessionScope;
}
