import { eq } from 'drizzle-orm';
import { harness } from '#harness';
import { createId, randomString } from '../../shared/ids.ts';
import { permissions, type Permission } from '../../shared/permissions.ts';
import type { Role } from '../../shared/roles.ts';
import { hashToken } from '../../worker/access/credentials.ts';
import { createOrganizationScope } from '../../worker/access/organization-scope.ts';
import {
  apiKeysTable,
  invitationsTable,
  membersTable,
  organizationsTable,
  sessionsTable,
} from './tables.ts';
import type { Owner, TestClient } from './client.ts';
import { testVariables } from './test-variables.ts';

const userIds = new WeakMap<TestClient, string>();

export async function userIdOf(client: TestClient) {
  const known = userIds.get(client);
  if (known) return known;
  const { user } = await client.get<{ user: { id: string } }>('/api/users/me');
  userIds.set(client, user.id);
  return user.id;
}

/**
 * Returns the scope of a request of the client that passed the access check with this role, regardless of later
 * changes.
 */
export async function scopeOf(
  client: TestClient,
  access: { organizationId: string; role: Role; requiredRole?: Role },
) {
  const { organizationId, role } = access;
  const platform = harness.platform();
  const request = new Request(testVariables.APP_BASE_URL, { headers: client.headers });
  return createOrganizationScope(platform, organizationId, {
    actor: { kind: 'user', userId: await userIdOf(client), userName: 'Ada Lovelace' },
    credentials: { kind: 'session', token: (await platform.sessions.tokenOf(request)) ?? '' },
    permission: null,
    role,
    requiredRole: access.requiredRole ?? role,
  });
}

export async function addOrganization(client: TestClient) {
  const { identityDatabase } = harness.platform();
  const id = createId('org');
  const now = new Date();
  await identityDatabase
    .insert(organizationsTable)
    .values({ id, name: 'One more', createdAt: now, updatedAt: now });
  await identityDatabase.insert(membersTable).values({
    id: createId('mem'),
    organizationId: id,
    userId: await userIdOf(client),
    role: 'owner',
    createdAt: now,
  });
  return id;
}

export async function addMember(
  { organizationId }: Pick<Owner, 'organizationId'>,
  client: TestClient,
  role: Exclude<Role, 'owner'>,
) {
  const member = {
    id: createId('mem'),
    organizationId,
    userId: await userIdOf(client),
    role,
    createdAt: new Date(),
  };
  await harness.platform().identityDatabase.insert(membersTable).values(member);
  return member;
}

export async function removeMember(memberId: string) {
  await harness
    .platform()
    .identityDatabase.delete(membersTable)
    .where(eq(membersTable.id, memberId));
}

export async function createApiKey(
  client: TestClient,
  key: { permissions?: Permission[]; organizationIds?: string[]; expiresAt?: Date },
) {
  const token = `sheaf_${randomString(64, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789')}`;
  await harness
    .platform()
    .identityDatabase.insert(apiKeysTable)
    .values({
      id: createId('ak'),
      userId: await userIdOf(client),
      name: 'Test key',
      prefix: token.slice(0, 11),
      tokenHash: await hashToken(token),
      permissions: key.permissions ?? permissions,
      organizationIds: key.organizationIds ?? [],
      expiresAt: key.expiresAt ?? null,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
  return token;
}

export async function expireSessions(client: TestClient) {
  await harness
    .platform()
    .identityDatabase.update(sessionsTable)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessionsTable.userId, await userIdOf(client)));
}

export async function storedInvitation(invitationId: string) {
  const found = await harness
    .platform()
    .identityDatabase.select()
    .from(invitationsTable)
    .where(eq(invitationsTable.id, invitationId));
  return found[0]!;
}

export async function setInvitationExpiry(invitationId: string, expiresAt: Date) {
  await harness
    .platform()
    .identityDatabase.update(invitationsTable)
    .set({ expiresAt })
    .where(eq(invitationsTable.id, invitationId));
}
