import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import {
  quarantineTime,
  type IntakeAttachment,
  type IntakeMessage,
} from '../../../../shared/integrations/intake-emails/intake-message.ts';
import { minute } from '../../../../shared/time/durations.ts';
import { limits } from '../../../../shared/limits.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { batch, runBatch, type Database } from '../../../database/database.ts';
import { idsIn, rowId } from '../../../database/expressions.ts';
import type { Platform } from '../../../platform/platform.ts';
import { intakeMessagesTable, type StoredAcceptance } from '../intake-email-table.ts';

export type StoredMessage = Omit<IntakeMessage, 'acceptance'> & {
  tagName: string | null;
  acceptance: StoredAcceptance | null;
};

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
  acceptance: intakeMessagesTable.acceptance,
  receivedAt: intakeMessagesTable.receivedAt,
};

export async function insertIntakeMessage(scope: OrganizationScope, message: StoredMessage) {
  const { database } = scope;
  await runBatch(database, [
    database.insert(intakeMessagesTable).values(message),
    deleteOldMessages(scope),
  ]);
}

/**
 * Keeps the last 50 accepted messages, refused ones and confirmations of the organization, counted
 * separately, so that strangers cannot displace its own mail. Messages in quarantine stay until
 * that ends. SQL numbers those of each kind in a window.
 */
function deleteOldMessages({ database, organizationId }: OrganizationScope) {
  return database.run(sql`
    delete from ${intakeMessagesTable} where id in (
      select id from (
        select id, row_number() over (
          partition by refusal is null, confirmation is null order by received_at desc, rowid desc) as position
        from ${intakeMessagesTable}
        where organization_id = ${organizationId} and quarantine is null)
      where position > ${limits.mail.kept})`);
}

export function findIntakeMessages(scope: OrganizationScope): Promise<StoredMessage[]> {
  return scope.database
    .select(messageColumns)
    .from(intakeMessagesTable)
    .where(
      and(
        eq(intakeMessagesTable.organizationId, scope.organizationId),
        or(isNull(intakeMessagesTable.quarantine), isInTime(scope)),
      ),
    )
    .orderBy(desc(intakeMessagesTable.receivedAt), desc(rowId(intakeMessagesTable)));
}

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

/** An acceptance without progress for this time was interrupted. */
const abandonedAfter = 2 * minute;

function abandonedBefore({ clock }: Platform): Date {
  return new Date(clock.now().getTime() - abandonedAfter);
}

function isNotBeingAccepted(platform: Platform) {
  const since = intakeMessagesTable.acceptingSince;
  return or(isNull(since), lte(since, abandonedBefore(platform)));
}

export function claimMessage(
  scope: OrganizationScope,
  messageId: string,
  claim: { claimedAt: Date; acceptance: StoredAcceptance },
) {
  return scope.database
    .update(intakeMessagesTable)
    .set({ acceptingSince: claim.claimedAt, acceptance: claim.acceptance })
    .where(
      and(
        isMessage(scope, messageId),
        isNotNull(intakeMessagesTable.quarantine),
        isInTime(scope),
        isNotBeingAccepted(scope.platform),
      ),
    )
    .returning(messageColumns);
}

function isClaimed(scope: OrganizationScope, { messageId, claimedAt }: Claim) {
  return and(isMessage(scope, messageId), eq(intakeMessagesTable.acceptingSince, claimedAt));
}

export type Claim = { messageId: string; claimedAt: Date };

/**
 * Stores the outcomes of an acceptance so far. Returns the claim to continue with; undefined if another acceptance has
 * taken over.
 */
export async function recordProgress(
  scope: OrganizationScope,
  claim: Claim,
  attachments: IntakeAttachment[],
): Promise<Claim | undefined> {
  const claimedAt = scope.platform.clock.now();
  const rows = await scope.database
    .update(intakeMessagesTable)
    .set({ attachments, acceptingSince: claimedAt })
    .where(isClaimed(scope, claim))
    .returning({ id: intakeMessagesTable.id });
  return rows.length === 1 ? { ...claim, claimedAt } : undefined;
}

export type AcceptanceResult = Pick<StoredMessage, 'attachments' | 'quarantine' | 'refusal'>;

export async function finishMessage(
  scope: OrganizationScope,
  claim: Claim,
  result: AcceptanceResult,
): Promise<boolean> {
  const { finished } = await batch(scope.database, {
    finished: scope.database
      .update(intakeMessagesTable)
      .set({ ...result, acceptingSince: null })
      .where(isClaimed(scope, claim))
      .returning({ id: intakeMessagesTable.id }),
    deleted: deleteOldMessages(scope),
  });
  return finished.length === 1;
}

export async function releaseMessage(scope: OrganizationScope, claim: Claim): Promise<void> {
  await scope.database
    .update(intakeMessagesTable)
    .set({ acceptingSince: null })
    .where(isClaimed(scope, claim));
}

export function findEndedQuarantines(platform: Platform, database: Database, limit: number) {
  const endedAt = new Date(platform.clock.now().getTime() - quarantineTime);
  return database
    .select({ id: intakeMessagesTable.id, organizationId: intakeMessagesTable.organizationId })
    .from(intakeMessagesTable)
    .where(
      and(
        isNotNull(intakeMessagesTable.quarantine),
        lte(intakeMessagesTable.receivedAt, endedAt),
        isNotBeingAccepted(platform),
      ),
    )
    .orderBy(intakeMessagesTable.receivedAt)
    .limit(limit);
}

export async function deleteQuarantinedMessages(database: Database, messageIds: string[]) {
  await database
    .delete(intakeMessagesTable)
    .where(
      and(isNotNull(intakeMessagesTable.quarantine), idsIn(intakeMessagesTable.id, messageIds)),
    );
}
