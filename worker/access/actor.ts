import type { Permission } from '../../shared/permissions.ts';
import type { RecordedActor } from '../database/events.ts';

/** Who asks: a person with a session, a person's API key, or the product itself. */
export type Actor = UserActor | ApiKeyActor | SystemActor;

export type UserActor = { kind: 'user'; userId: string };

export type SignedInUser = { id: string; email: string; name: string; emailVerified: boolean };

export type ApiKeyActor = {
  kind: 'api-key';
  userId: string;
  apiKeyId: string;
  apiKeyName: string;
  permissions: readonly Permission[];
  /** Empty: every organization of the owner. */
  organizationIds: readonly string[];
};

/** Jobs, rules, mail and cron. `sender` is the address a document came from by mail. */
export type SystemActor = { kind: 'system'; sender?: string };

/** The user an action is recorded for, if there is one. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === 'system' ? null : actor.userId;
}

/** What is recorded of the actor with a change. */
export function recordedActorOf(actor: Actor): RecordedActor {
  switch (actor.kind) {
    case 'user':
      return { userId: actor.userId };
    case 'api-key':
      return { userId: actor.userId, apiKeyName: actor.apiKeyName };
    case 'system':
      return { userId: null, sender: actor.sender };
  }
}

/** Whether an actor of the organization may do this: a key only what it has a permission for. */
export function hasPermission(actor: Actor, permission: Permission): boolean {
  return actor.kind !== 'api-key' || actor.permissions.includes(permission);
}
