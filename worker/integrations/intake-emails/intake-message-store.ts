import { desc, eq, sql } from 'drizzle-orm';
import type { IntakeMessage } from '../../../shared/integrations/intake-emails/intake-email.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { runBatch } from '../../database/database.ts';
import { intakeMessagesTable } from './intake-email-table.ts';

const keptMessages = 50;

/** Stores a message and deletes all but the last 50 of the organization. */
export async function insertIntakeMessage(
  scope: OrganizationScope,
  message: Omit<IntakeMessage, 'organizationId'>,
) {
  const { database, organizationId } = scope;
  await runBatch(database, [
    database.insert(intakeMessagesTable).values({ ...message, organizationId }),
    database.run(sql`
      delete from ${intakeMessagesTable} where id in (
        select id from ${intakeMessagesTable} where organization_id = ${organizationId}
        order by received_at desc, id desc limit -1 offset ${keptMessages})`),
  ]);
}

/** Newest first. */
export function findIntakeMessages(scope: OrganizationScope): Promise<IntakeMessage[]> {
  return scope.database
    .select()
    .from(intakeMessagesTable)
    .where(eq(intakeMessagesTable.organizationId, scope.organizationId))
    .orderBy(desc(intakeMessagesTable.receivedAt), desc(intakeMessagesTable.id))
    .limit(keptMessages);
}
