import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { usersTable } from './user-table.ts';

export async function updateUserName(
  database: Database,
  userId: string,
  change: { name: string; now: Date },
) {
  await database
    .update(usersTable)
    .set({ name: change.name, updatedAt: change.now })
    .where(eq(usersTable.id, userId));
}

/** Names by user id, for content that knows people by id only. At most 100 ids. */
export async function findUserNames(database: Database, userIds: string[]) {
  if (userIds.length === 0) return new Map<string, string>();
  const rows = await database
    .select({ id: usersTable.id, name: usersTable.name })
    .from(usersTable)
    .where(inArray(usersTable.id, userIds));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
