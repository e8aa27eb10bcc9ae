import type { Context } from 'hono';
import { minute } from '../../shared/time/durations.ts';
import type { Permission } from '../../shared/permissions.ts';
import type { Role } from '../../shared/roles.ts';
import { batch, type BatchResults, type Columns } from '../database/database.ts';
import type { AppEnv } from '../http/app-env.ts';
import { AppError } from '../http/app-error.ts';
import {
  selectApiKey,
  selectMemberKey,
  updateLastUsedAt,
  userIdOfApiKey,
  type ApiKeyRow,
} from '../people/api-keys/api-key-store.ts';
import { placeColumns, selectPeople } from '../people/members/membership-store.ts';
import {
  selectMemberSession,
  selectSession,
  userIdOfSession,
  type SessionRow,
} from '../people/sign-in/session-store.ts';
import type { Platform } from '../platform/platform.ts';
import type { ApiKeyActor, SignedInUser, UserActor } from './actor.ts';
import { clientOf } from './client-of.ts';
import { clientNetworkOf } from './rate-limits/client-address.ts';
import type { Credentials } from './credentials.ts';
import { readTogether, type Selects } from './read-together.ts';
import { assertWithinRateLimit } from './rate-limits/enforce-rate-limit.ts';
import { countRequest } from './rate-limits/rate-limit-store.ts';
import type { RateLimit } from './rate-limits/rate-limits.ts';
import { takeUploadSlot, type UploadSlot } from './turns/upload-slot-store.ts';

type RequestContext = Pick<Context<AppEnv>, 'env' | 'req'>;

export type Person = { id: string; name: string; email: string };

export async function identifyUser(
  c: RequestContext,
  { token }: Extract<Credentials, { kind: 'session' }>,
  rateLimit?: RateLimit,
): Promise<SignedInUser> {
  const database = c.env.identityDatabase;
  const { sessions, counts } = await batch(database, {
    sessions: selectSession(database, token),
    counts: countSessionRequest(c, token, rateLimit),
  });
  const user = userOfSession(c.env, sessions[0]);
  assertWithinRateLimit(rateLimit, counts.flat(), c.env.clock.now());
  return user;
}

export async function identifyApiKey(
  c: RequestContext,
  { tokenHash }: Extract<Credentials, { kind: 'api-key' }>,
  permission: Permission | 'any' | null,
): Promise<{ actor: ApiKeyActor; key: ApiKeyRow | undefined }> {
  const [key] = await selectApiKey(c.env.identityDatabase, tokenHash);
  return { actor: apiKeyActor(c.env, key, permission), key };
}

export async function identifyMember(
  c: RequestContext,
  options: {
    credentials: Credentials;
    organizationId: string;
    permission: Permission | null;
    rateLimit: RateLimit | undefined;
    slot: UploadSlot | undefined;
    content: () => { prefetch: Selects; columns: Columns | undefined };
    needsPeople: boolean;
  },
): Promise<{
  actor: UserActor | ApiKeyActor;
  membership: { role: Role; peopleVersion: number } | undefined;
  slots: { id: string }[];
  people: Person[];
  prefetched: BatchResults<Selects>;
  columns: Record<string, unknown>;
}> {
  const { credentials, organizationId, permission, slot, content } = options;
  const database = c.env.identityDatabase;
  const people = options.needsPeople ? [selectPeople(database, organizationId)] : [];
  if (credentials.kind === 'session') {
    const { token } = credentials;
    const { found, peopleVersion, ...read } = await readTogether(c.env, organizationId, {
      place: () => placeColumns(organizationId),
      check: (columns) => ({
        members: selectMemberSession(database, token, { organizationId, columns }),
        counts: countSessionRequest(c, token, options.rateLimit),
        slots: slot ? [takeUploadSlot(database, userIdOfSession(token), slot)] : [],
        people,
      }),
      content,
    });
    const [session] = found.members;
    const { id, name } = userOfSession(c.env, session);
    assertWithinRateLimit(options.rateLimit, found.counts.flat(), c.env.clock.now());
    return {
      actor: { kind: 'user', userId: id, userName: name },
      membership: membershipOf(session, peopleVersion),
      slots: found.slots.flat(),
      people: found.people.flat(),
      ...read,
    };
  }
  const { tokenHash } = credentials;
  const { found, peopleVersion, ...read } = await readTogether(c.env, organizationId, {
    place: () => placeColumns(organizationId),
    check: (columns) => ({
      members: selectMemberKey(database, tokenHash, { organizationId, columns }),
      slots: slot ? [takeUploadSlot(database, userIdOfApiKey(tokenHash), slot)] : [],
      people,
    }),
    content,
  });
  const [key] = found.members;
  const actor = apiKeyActor(c.env, key, permission);
  if (actor.organizationIds.length > 0 && !actor.organizationIds.includes(organizationId)) {
    throw new AppError('auth.forbidden');
  }
  recordKeyUsage(c, key);
  return {
    actor,
    membership: membershipOf(key, peopleVersion),
    slots: found.slots.flat(),
    people: found.people.flat(),
    ...read,
  };
}

function membershipOf(row: { role: Role | null } | undefined, peopleVersion: number) {
  return row?.role ? { role: row.role, peopleVersion } : undefined;
}

function countSessionRequest(c: RequestContext, token: string, limit: RateLimit | undefined) {
  if (!limit || !c.env.config.RATE_LIMIT_IS_ENABLED) return [];
  const subjects = {
    account: userIdOfSession(token),
    network: clientNetworkOf(c.req.raw.headers),
  };
  return countRequest(c.env.identityDatabase, limit, { subjects, now: c.env.clock.now() });
}

function userOfSession({ clock }: Platform, session: SessionRow | undefined): SignedInUser {
  if (!session || session.expiresAt <= clock.now()) {
    throw new AppError('auth.unauthenticated');
  }
  const { userId, email, name, emailVerified } = session;
  return { id: userId, email, name, emailVerified };
}

function apiKeyActor(
  { clock }: Platform,
  key: ApiKeyRow | undefined,
  permission: Permission | 'any' | null,
): ApiKeyActor {
  const isValid = key && (key.expiresAt === null || key.expiresAt > clock.now());
  if (!isValid) throw new AppError('auth.unauthenticated');
  const isAllowed = permission === 'any' || (permission && key.permissions.includes(permission));
  if (!isAllowed) {
    throw new AppError('auth.forbidden');
  }
  return {
    kind: 'api-key',
    userId: key.userId,
    userName: key.userName,
    apiKeyId: key.id,
    apiKeyName: key.name,
    permissions: key.permissions,
    organizationIds: key.allOrganizations ? [] : key.organizationIds,
  };
}

export function recordKeyUsage(c: RequestContext, key: ApiKeyRow | undefined) {
  const now = c.env.clock.now();
  const isRecent = key?.lastUsedAt && now.getTime() - key.lastUsedAt.getTime() < minute;
  if (!key || isRecent) return;
  const client = clientOf(c.req.raw.headers);
  c.env.inBackground(updateLastUsedAt(c.env.identityDatabase, key, { client, now }));
}
