import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { idsIn, rowId, rowOf } from '../../../database/expressions.ts';
import { intakeMessagesTable } from '../intake-email-table.ts';

type QuarantinedMessage = { id: string; organizationId: string; position: string };

const { receivedAt } = intakeMessagesTable;

export function findQuarantined(
  database: Database,
  { since, after, limit }: { since: Date; after: string; limit: number },
): Promise<QuarantinedMessage[]> {
  const [time = 0, row = 0] = after.split(' ').map(Number);
  return database
    .select({
      id: intakeMessagesTable.id,
      organizationId: intakeMessagesTable.organizationId,
      position: sql<string>`received_at || ' ' || rowid`.as('position'),
    })
    .from(intakeMessagesTable)
    .where(
      and(
        isNotNull(intakeMessagesTable.quarantine),
        gt(receivedAt, since),
        gt(rowOf(receivedAt, rowId(intakeMessagesTable)), rowOf(time, row)),
      ),
    )
    .orderBy(receivedAt, rowId(intakeMessagesTable))
    .limit(limit);
}

export async function isQuarantined(database: Database, messageId: string): Promise<boolean> {
  const rows = await database
    .select({ id: intakeMessagesTable.id })
    .from(intakeMessagesTable)
    .where(isInQuarantine(messageId));
  return rows.length > 0;
}

export async function findReleased(database: Database, messageIds: string[]): Promise<string[]> {
  const rows = await database
    .select({ id: intakeMessagesTable.id })
    .from(intakeMessagesTable)
    .where(and(idsIn(intakeMessagesTable.id, messageIds), isNull(intakeMessagesTable.quarantine)));
  return rows.map(({ id }) => id);
}

/** Refuses a message whose email is lost, as accepting it would do, unless it is being accepted. */
export function refuseLostMessage(database: Database, messageId: string) {
  return database
    .update(intakeMessagesTable)
    .set({ quarantine: null, refusal: 'lost' })
    .where(and(isInQuarantine(messageId), isNull(intakeMessagesTable.acceptingSince)));
}

function isInQuarantine(messageId: string) {
  return and(eq(intakeMessagesTable.id, messageId), isNotNull(intakeMessagesTable.quarantine));
}
