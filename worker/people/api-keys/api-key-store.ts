import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { minute } from '../../../shared/durations.ts';
import type { ApiKey } from '../../../shared/people/api-keys/api-key.ts';
import type { Database } from '../../database/database.ts';
import { membersTable } from '../members/member-table.ts';
import { organizationsTable } from '../organizations/organization-table.ts';
import { apiKeysTable } from './api-key-table.ts';

export type NewApiKey = ApiKey & { userId: string; tokenHash: string };

const apiKeyColumns = {
  id: apiKeysTable.id,
  name: apiKeysTable.name,
  prefix: apiKeysTable.prefix,
  permissions: apiKeysTable.permissions,
  organizationIds: apiKeysTable.organizationIds,
  allOrganizations: apiKeysTable.allOrganizations,
  expiresAt: apiKeysTable.expiresAt,
  lastUsedAt: apiKeysTable.lastUsedAt,
  createdAt: apiKeysTable.createdAt,
  updatedAt: apiKeysTable.updatedAt,
};

/** The user's keys, newest first. */
export function findApiKeysOf(database: Database, userId: string): Promise<ApiKey[]> {
  return database
    .select(apiKeyColumns)
    .from(apiKeysTable)
    .where(eq(apiKeysTable.userId, userId))
    .orderBy(desc(apiKeysTable.createdAt), desc(apiKeysTable.id));
}

export async function findApiKey(
  database: Database,
  apiKeyId: string,
): Promise<ApiKey | undefined> {
  const [apiKey] = await database
    .select(apiKeyColumns)
    .from(apiKeysTable)
    .where(eq(apiKeysTable.id, apiKeyId));
  return apiKey;
}

/** Stores a key unless it names an organization that its owner does not belong to; says whether it did. */
export async function insertApiKey(database: Database, apiKey: NewApiKey): Promise<boolean> {
  const organizationIds = JSON.stringify(apiKey.organizationIds);
  const { results } = await database.run(sql`
    insert into ${apiKeysTable} (
      id, user_id, name, prefix, token_hash, permissions, organization_ids, all_organizations,
      expires_at, created_at, updated_at)
    select
      ${apiKey.id}, ${apiKey.userId}, ${apiKey.name}, ${apiKey.prefix}, ${apiKey.tokenHash},
      ${JSON.stringify(apiKey.permissions)}, ${organizationIds}, ${apiKey.allOrganizations ? 1 : 0},
      ${apiKey.expiresAt?.getTime() ?? null}, ${apiKey.createdAt.getTime()}, ${apiKey.updatedAt.getTime()}
    where not exists (
      select 1 from json_each(${organizationIds}) as wanted
      where wanted.value not in (
        select ${membersTable.organizationId} from ${membersTable}
        inner join ${organizationsTable} on ${organizationsTable.id} = ${membersTable.organizationId}
        where ${membersTable.userId} = ${apiKey.userId} and ${organizationsTable.deletedAt} is null))
    returning id`);
  return results.length === 1;
}

/** Removes a key of the user's; says whether there was one. */
export async function deleteApiKeyOf(
  database: Database,
  userId: string,
  apiKeyId: string,
): Promise<boolean> {
  const deleted = await database
    .delete(apiKeysTable)
    .where(and(eq(apiKeysTable.id, apiKeyId), eq(apiKeysTable.userId, userId)))
    .returning({ id: apiKeysTable.id });
  return deleted.length === 1;
}

export function selectApiKey(database: Database, tokenHash: string) {
  return database.select().from(apiKeysTable).where(eq(apiKeysTable.tokenHash, tokenHash));
}

/** The user a key belongs to, in SQL; null where there is no such key. */
export function userIdOfApiKey(tokenHash: string): SQL {
  return sql`(select ${apiKeysTable.userId} from ${apiKeysTable} where ${apiKeysTable.tokenHash} = ${tokenHash})`;
}

export type ApiKeyRow = Awaited<ReturnType<typeof selectApiKey>>[number];

/** Records that a key was used, at most once a minute. */
export async function updateLastUsedAt(database: Database, apiKeyId: string, now: Date) {
  const aMinuteAgo = now.getTime() - minute;
  await database
    .update(apiKeysTable)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(apiKeysTable.id, apiKeyId),
        sql`coalesce(${apiKeysTable.lastUsedAt}, 0) < ${aMinuteAgo}`,
      ),
    );
}
