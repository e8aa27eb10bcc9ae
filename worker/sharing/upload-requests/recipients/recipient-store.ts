import { and, eq, gt, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import { uploadRequestLimits } from '../../../../shared/sharing/upload-requests/upload-request-limits.ts';
import { day } from '../../../../shared/time/durations.ts';
import type { OrganizationScope, ReadScope } from '../../../access/organization-scope.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';
import { countOf, hasRow, idsIn, minus, rowId, subquery } from '../../../database/expressions.ts';
import { excluded, insertList } from '../../../database/insert-from.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { insertJobsFrom, jobContextOf } from '../../../outbox/job-store.ts';
import { uploadLinksTable, uploadRequestsTable } from '../upload-request-table.ts';

const { createdAt, email, id, name, organizationId, remindedAt, requestId } = uploadLinksTable;

/**
 * A recipient who may be new: a former one with the same address keeps their data, except for the
 * name.
 */
export type NewRecipient = {
  id: string;
  name: string;
  email: string;
  tokenHash: string;
  token: string;
};

export type RecipientRow = Awaited<ReturnType<typeof selectRecipients>>[number];

export function selectRecipients(scope: ReadScope, ofRequestId?: string) {
  const files = and(
    eq(requestFilesTable.organizationId, scope.organizationId),
    eq(requestFilesTable.recipientId, id),
    ne(requestFilesTable.state, 'lost'),
  );
  return scope.database
    .select({
      requestId,
      id: sql<string>`${id}`.as('recipient_id'),
      name: sql<string>`${name}`.as('recipient_name'),
      email: sql<string>`${email}`.as('recipient_email'),
      token: uploadLinksTable.token,
      remindedAt,
      filesCount: countOf(requestFilesTable, files).as('files_count'),
    })
    .from(uploadLinksTable)
    .where(
      and(
        eq(organizationId, scope.organizationId),
        isNotNull(email),
        ofRequestId === undefined ? undefined : eq(requestId, ofRequestId),
      ),
    )
    .orderBy(rowId(uploadLinksTable));
}

function isRecipientOf(scope: OrganizationScope, ofRequestId: string) {
  return and(
    eq(organizationId, scope.organizationId),
    eq(requestId, ofRequestId),
    isNotNull(email),
  );
}

/** Sets the recipients of a request: addresses of removed ones end, and new ones are mailed. */
export function replaceRecipients(
  scope: OrganizationScope,
  ofRequestId: string,
  recipients: readonly NewRecipient[],
) {
  const { database, platform } = scope;
  const now = platform.clock.now();
  const emails = recipients.map((recipient) => recipient.email);
  const ids = recipients.map((recipient) => recipient.id);
  const invitation = jobJson('upload-recipient.mail', { recipientId: id, kind: 'invitation' });
  const invited = subquery
    .select({ job: invitation.as('job') })
    .from(uploadLinksTable)
    .where(and(isRecipientOf(scope, ofRequestId), idsIn(id, ids)));
  return {
    removed: database
      .delete(uploadLinksTable)
      .where(and(isRecipientOf(scope, ofRequestId), not(idsIn(email, emails)))),
    added: insertList(
      database,
      uploadLinksTable,
      recipients.map((recipient) => ({
        ...recipient,
        organizationId: scope.organizationId,
        requestId: ofRequestId,
        createdAt: now,
      })),
      hasRow(uploadRequestsTable, isRequest(scope, ofRequestId)),
    ).onConflictDoUpdate({
      target: [requestId, email],
      targetWhere: isNotNull(email),
      set: { name: excluded(name) },
    }),
    jobs: insertJobsFrom(jobContextOf(scope), sql`${invited}`),
  };
}

/**
 * Recipients are reminded once, some days before the deadline, and not within a day of their
 * invitation. There is no reminder for a request that is paused or whose deadline has passed.
 */
export function planReminders(scope: OrganizationScope, ofRequestId: string) {
  const { expiresAt, isEnabled } = uploadRequestsTable;
  const { reminderDays } = uploadRequestLimits;
  const planned = subquery
    .select({ at: minus(expiresAt, reminderDays * day).as('at') })
    .from(uploadRequestsTable)
    .where(
      and(
        isRequest(scope, ofRequestId),
        eq(isEnabled, true),
        gt(expiresAt, scope.platform.clock.now()),
        gt(minus(expiresAt, (reminderDays + 1) * day), createdAt),
      ),
    );
  return scope.database
    .update(uploadLinksTable)
    .set({ remindAt: sql`(${planned})` })
    .where(and(isRecipientOf(scope, ofRequestId), isNull(remindedAt)));
}

function isRequest(scope: OrganizationScope, ofRequestId: string) {
  return and(
    eq(uploadRequestsTable.id, ofRequestId),
    eq(uploadRequestsTable.organizationId, scope.organizationId),
  );
}
