import { eq, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { uploadSlotsTable } from './upload-slot-table.ts';

const maxCleanedUp = 100;

export type UploadSlot = { id: string; now: Date; expiresAt: Date; maxCount: number };

/** Takes a slot for a user, given as SQL that is run once, unless `maxCount` are taken. Returns a row if it did. */
export function takeUploadSlot(database: Database, userId: SQL, slot: UploadSlot) {
  const { id, now, expiresAt, maxCount } = slot;
  return database
    .insert(uploadSlotsTable)
    .select(
      sql`
        select ${id}, owner.id, ${expiresAt.getTime()} from (select ${userId} as id) as owner
        where owner.id is not null and (
          select count(*) from ${uploadSlotsTable} where user_id = owner.id and expires_at > ${now.getTime()}
        ) < ${maxCount}`,
    )
    .returning({ id: uploadSlotsTable.id });
}

export async function extendUploadSlot(database: Database, id: string, expiresAt: Date) {
  await database.update(uploadSlotsTable).set({ expiresAt }).where(eq(uploadSlotsTable.id, id));
}

export async function releaseUploadSlot(database: Database, slotId: string, now: Date) {
  const { id, expiresAt } = uploadSlotsTable;
  const ended = database
    .select({ id })
    .from(uploadSlotsTable)
    .where(lte(expiresAt, now))
    .limit(maxCleanedUp);
  await database.delete(uploadSlotsTable).where(or(eq(id, slotId), inArray(id, ended)));
}
