import type { Permission } from '../../shared/permissions.ts';
import type { RecordedActor } from '../database/events.ts';

export type Actor = UserActor | ApiKeyActor | SystemActor;

export type UserActor = { kind: 'user'; userId: string; userName: string };

export type SignedInUser = { id: string; email: string; name: string; emailVerified: boolean };

export type ApiKeyActor = {
  kind: 'api-key';
  userId: string;
  userName: string;
  apiKeyId: string;
  apiKeyName: string;
  permissions: readonly Permission[];
  /** An empty list means every organization of the owner. */
  organizationIds: readonly string[];
};

/**
 * Jobs, tagging rules, intake mail and Cron. `sender` is the address that a document was mailed
 * from, `uploadRequest` the request that it was sent for; `onBehalfOf` is the actor who started the
 * work that a job continues.
 */
export type SystemActor = Pick<RecordedActor, 'sender' | 'uploadRequest'> & {
  kind: 'system';
  onBehalfOf?: RecordedActor;
};

/** Returns the user who acts, or the owner of the API key; null for the system. */
export function userIdOf(actor: Actor): string | null {
  return actor.kind === 'system' ? null : actor.userId;
}

export function recordedActorOf(actor: Actor): RecordedActor {
  switch (actor.kind) {
    case 'user':
      return { userId: actor.userId };
    case 'api-key':
      return { userId: actor.userId, apiKeyName: actor.apiKeyName };
    case 'system':
      return (
        actor.onBehalfOf ?? {
          userId: null,
          sender: actor.sender,
          uploadRequest: actor.uploadRequest,
        }
      );
  }
}

export function hasPermission(actor: Actor, permission: Permission): boolean {
  return actor.kind !== 'api-key' || actor.permissions.includes(permission);
}
