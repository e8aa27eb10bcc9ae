import { and, desc, eq, getTableColumns, lt, not, sql, type SQL } from 'drizzle-orm';
import { minute } from '../../../shared/time/durations.ts';
import type { ApiKey, ApiKeyClient } from '../../../shared/people/api-keys/api-key.ts';
import { limits } from '../../../shared/limits.ts';
import type { UserScope } from '../../access/user-scope.ts';
import { batch, type Columns, type Database } from '../../database/database.ts';
import {
  allOf,
  coalesce,
  countOf,
  named,
  rowId,
  valueOf,
  subquery,
} from '../../database/expressions.ts';
import { insertIf } from '../../database/insert-from.ts';
import { literal } from '../../database/literal.ts';
import type { Platform } from '../../platform/platform.ts';
import { membersTable } from '../members/member-table.ts';
import { roleIn } from '../members/membership-store.ts';
import { usersTable } from '../users/user-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { apiKeysTable } from './api-key-table.ts';

const apiKeyColumns = {
  id: apiKeysTable.id,
  name: apiKeysTable.name,
  prefix: apiKeysTable.prefix,
  permissions: apiKeysTable.permissions,
  organizationIds: apiKeysTable.organizationIds,
  allOrganizations: apiKeysTable.allOrganizations,
  expiresAt: apiKeysTable.expiresAt,
  lastUsedAt: apiKeysTable.lastUsedAt,
  clients: apiKeysTable.clients,
  createdAt: apiKeysTable.createdAt,
  updatedAt: apiKeysTable.updatedAt,
};

const isKeyOfUser = (scope: UserScope, apiKeyId: string) =>
  and(eq(apiKeysTable.id, apiKeyId), eq(apiKeysTable.userId, scope.actor.userId));

export function findApiKeys(scope: UserScope): Promise<ApiKey[]> {
  return scope.platform.identityDatabase
    .select(apiKeyColumns)
    .from(apiKeysTable)
    .where(eq(apiKeysTable.userId, scope.actor.userId))
    .orderBy(desc(apiKeysTable.createdAt), desc(rowId(apiKeysTable)));
}

export async function findApiKey(scope: UserScope, apiKeyId: string): Promise<ApiKey | undefined> {
  const [apiKey] = await scope.platform.identityDatabase
    .select(apiKeyColumns)
    .from(apiKeysTable)
    .where(isKeyOfUser(scope, apiKeyId));
  return apiKey;
}

type ApiKeyRefusal = 'forbidden' | 'limit-reached';

export async function insertApiKey(
  scope: UserScope,
  apiKey: ApiKey & { tokenHash: string },
): Promise<ApiKeyRefusal | null> {
  const { userId } = scope.actor;
  const { identityDatabase: database } = scope.platform;
  const isForbidden = sql`exists (
    select 1 from json_each(${JSON.stringify(apiKey.organizationIds)}) as wanted
    where wanted.value not in (
      select ${membersTable.organizationId} from ${membersTable}
      inner join ${organizationsTable} on ${organizationsTable.id} = ${membersTable.organizationId}
      where ${membersTable.userId} = ${userId} and ${organizationsTable.deletedAt} is null))`;
  const { forbidden, inserted } = await batch(database, {
    forbidden: database.all(sql`select 1 as forbidden where ${isForbidden}`),
    inserted: insertIf(
      database,
      apiKeysTable,
      { ...apiKey, userId },
      allOf(
        not(isForbidden),
        lt(countOf(apiKeysTable, eq(apiKeysTable.userId, userId)), limits.apiKeys.max),
      ),
    ).returning({ id: apiKeysTable.id }),
  });
  if (inserted.length === 1) return null;
  return forbidden.length > 0 ? 'forbidden' : 'limit-reached';
}

export async function removeApiKey(scope: UserScope, apiKeyId: string): Promise<boolean> {
  const deleted = await scope.platform.identityDatabase
    .delete(apiKeysTable)
    .where(isKeyOfUser(scope, apiKeyId))
    .returning({ id: apiKeysTable.id });
  return deleted.length === 1;
}

const keyColumns = {
  ...getTableColumns(apiKeysTable),
  userName: named(usersTable.name, 'user_name'),
};

export function selectApiKey(database: Database, tokenHash: string) {
  return database
    .select(keyColumns)
    .from(apiKeysTable)
    .innerJoin(usersTable, eq(usersTable.id, apiKeysTable.userId))
    .where(eq(apiKeysTable.tokenHash, tokenHash));
}

export function selectMemberKey(
  database: Database,
  tokenHash: string,
  { organizationId, columns }: { organizationId: string; columns: Columns },
) {
  return database
    .select({ ...keyColumns, role: roleIn(organizationId, usersTable.id), ...columns })
    .from(apiKeysTable)
    .innerJoin(usersTable, eq(usersTable.id, apiKeysTable.userId))
    .where(eq(apiKeysTable.tokenHash, tokenHash));
}

export async function findKeyOfMember(
  { identityDatabase, clock }: Pick<Platform, 'identityDatabase' | 'clock'>,
  tokenHash: string,
  organizationId: string,
): Promise<{ id: string } | undefined> {
  const [key] = await selectMemberKey(identityDatabase, tokenHash, { organizationId, columns: {} });
  if (!key?.role || (key.expiresAt !== null && key.expiresAt <= clock.now())) return undefined;
  const isNarrowed = !key.allOrganizations && key.organizationIds.length > 0;
  return isNarrowed && !key.organizationIds.includes(organizationId) ? undefined : key;
}

export function userIdOfApiKey(tokenHash: string): SQL {
  return valueOf(
    subquery
      .select({ userId: apiKeysTable.userId })
      .from(apiKeysTable)
      .where(eq(apiKeysTable.tokenHash, tokenHash)),
  );
}

export type ApiKeyRow = Awaited<ReturnType<typeof selectApiKey>>[number];

/** Clients of one key that are kept. More clients only share a key by mistake. */
const mostClients = 5;

/**
 * Records that a key is used, and by which client if the request contains it. Only the first use in
 * a minute is recorded.
 */
export async function updateLastUsedAt(
  database: Database,
  key: Pick<ApiKeyRow, 'id' | 'clients'>,
  { client, now }: { client: Omit<ApiKeyClient, 'lastUsedAt'> | undefined; now: Date },
) {
  const aMinuteAgo = now.getTime() - minute;
  const others = key.clients.filter(({ name }) => name !== client?.name);
  const clients = client
    ? [{ ...client, lastUsedAt: now }, ...others].slice(0, mostClients)
    : key.clients;
  await database
    .update(apiKeysTable)
    .set({ lastUsedAt: now, clients })
    .where(
      and(
        eq(apiKeysTable.id, key.id),
        lt(coalesce(apiKeysTable.lastUsedAt, literal(0)), aMinuteAgo),
      ),
    );
}
