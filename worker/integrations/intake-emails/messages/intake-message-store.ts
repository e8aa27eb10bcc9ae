import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import {
  quarantineTime,
  type IntakeAttachment,
  type IntakeMessage,
  type QuarantineReason,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { runBatch, type Database } from '../../../database/database.ts';
import { intakeMessagesTable } from '../intake-email-table.ts';

/** `tagName` is the tag that its documents get. */
export type StoredMessage = IntakeMessage & { tagName: string | null };

const messageColumns = {
  id: intakeMessagesTable.id,
  organizationId: intakeMessagesTable.organizationId,
  emailAddress: intakeMessagesTable.emailAddress,
  sender: intakeMessagesTable.sender,
  subject: intakeMessagesTable.subject,
  refusal: intakeMessagesTable.refusal,
  quarantine: intakeMessagesTable.quarantine,
  confirmation: intakeMessagesTable.confirmation,
  attachments: intakeMessagesTable.attachments,
  tagName: intakeMessagesTable.tagName,
  receivedAt: intakeMessagesTable.receivedAt,
};

/** Stores a message and deletes old ones. */
export async function insertIntakeMessage(scope: OrganizationScope, message: StoredMessage) {
  const { database } = scope;
  await runBatch(database, [
    database.insert(intakeMessagesTable).values(message),
    deleteOldMessages(scope),
  ]);
}

/**
 * Keeps the last 50 accepted messages, refused ones and confirmations of the organization: strangers cannot push its own
 * mail off the list. Messages in quarantine stay until that ends.
 */
function deleteOldMessages({ database, organizationId }: OrganizationScope) {
  return database.run(sql`
    delete from ${intakeMessagesTable} where id in (
      select id from (
        select id, row_number() over (
          partition by refusal is null, confirmation is null order by received_at desc, id desc) as position
        from ${intakeMessagesTable}
        where organization_id = ${organizationId} and quarantine is null)
      where position > ${limits.mail.kept})`);
}

/** Newest first. */
export function findIntakeMessages(scope: OrganizationScope): Promise<IntakeMessage[]> {
  return scope.database
    .select(messageColumns)
    .from(intakeMessagesTable)
    .where(
      and(
        eq(intakeMessagesTable.organizationId, scope.organizationId),
        or(isNull(intakeMessagesTable.quarantine), isInTime(scope)),
      ),
    )
    .orderBy(desc(intakeMessagesTable.receivedAt), desc(intakeMessagesTable.id));
}

/** Undefined for a message whose quarantine has ended. */
export async function findIntakeMessage(
  scope: OrganizationScope,
  messageId: string,
): Promise<StoredMessage | undefined> {
  const [message] = await scope.database
    .select(messageColumns)
    .from(intakeMessagesTable)
    .where(
      and(isMessage(scope, messageId), or(isNull(intakeMessagesTable.quarantine), isInTime(scope))),
    );
  return message;
}

/** Condition: the quarantine of the message has not ended. */
function isInTime({ platform }: OrganizationScope) {
  const endedAt = new Date(platform.clock.now().getTime() - quarantineTime);
  return gt(intakeMessagesTable.receivedAt, endedAt);
}

function isMessage(scope: OrganizationScope, messageId: string) {
  return and(
    eq(intakeMessagesTable.id, messageId),
    eq(intakeMessagesTable.organizationId, scope.organizationId),
  );
}

/** Whether an address has as many messages in quarantine as it may. */
export async function isQuarantineFull(
  scope: OrganizationScope,
  emailAddress: string,
): Promise<boolean> {
  const rows = await scope.database
    .select({ id: intakeMessagesTable.id })
    .from(intakeMessagesTable)
    .where(
      and(
        eq(intakeMessagesTable.organizationId, scope.organizationId),
        eq(intakeMessagesTable.emailAddress, emailAddress),
        isNotNull(intakeMessagesTable.quarantine),
      ),
    )
    .limit(limits.mail.quarantined);
  return rows.length === limits.mail.quarantined;
}

/**
 * Begins the acceptance of a message in quarantine: returns a row unless another one is under way, which began after
 * `abandonedBefore`.
 */
export function claimMessage(
  scope: OrganizationScope,
  messageId: string,
  times: { now: Date; abandonedBefore: Date },
) {
  return scope.database
    .update(intakeMessagesTable)
    .set({ acceptingSince: times.now })
    .where(
      and(
        isMessage(scope, messageId),
        isNotNull(intakeMessagesTable.quarantine),
        or(
          isNull(intakeMessagesTable.acceptingSince),
          lte(intakeMessagesTable.acceptingSince, times.abandonedBefore),
        ),
      ),
    )
    .returning({ id: intakeMessagesTable.id });
}

/** Ends the acceptance that began at `claimedAt`. */
export async function finishMessage(
  scope: OrganizationScope,
  messageId: string,
  result: {
    claimedAt: Date;
    attachments: IntakeAttachment[];
    quarantine: QuarantineReason | null;
  },
) {
  const { attachments, quarantine, claimedAt } = result;
  await runBatch(scope.database, [
    scope.database
      .update(intakeMessagesTable)
      .set({ attachments, quarantine, acceptingSince: null })
      .where(and(isMessage(scope, messageId), eq(intakeMessagesTable.acceptingSince, claimedAt))),
    deleteOldMessages(scope),
  ]);
}

/** Messages of all organizations whose quarantine has ended, the oldest first. */
export function findEndedQuarantines(database: Database, endedAt: Date, limit: number) {
  return database
    .select({ id: intakeMessagesTable.id, organizationId: intakeMessagesTable.organizationId })
    .from(intakeMessagesTable)
    .where(
      and(isNotNull(intakeMessagesTable.quarantine), lte(intakeMessagesTable.receivedAt, endedAt)),
    )
    .orderBy(intakeMessagesTable.receivedAt)
    .limit(limit);
}

/** Deletes messages that are in quarantine. */
export async function deleteQuarantinedMessages(database: Database, messageIds: string[]) {
  await database
    .delete(intakeMessagesTable)
    .where(
      and(
        isNotNull(intakeMessagesTable.quarantine),
        sql`${intakeMessagesTable.id} in (select value from json_each(${JSON.stringify(messageIds)}))`,
      ),
    );
}
