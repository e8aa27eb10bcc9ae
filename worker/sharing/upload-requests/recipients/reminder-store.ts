import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { isNotMoving } from '../../../access/moves/move-lock-store.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { requestFilesTable } from '../../../archive/files/request-file-table.ts';
import { batch, type Database } from '../../../database/database.ts';
import { countOf, idsIn, subquery, valueOf } from '../../../database/expressions.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { deleteJob, insertJobRows, jobColumns } from '../../../outbox/job-store.ts';
import { uploadLinksTable } from '../upload-request-table.ts';

const { id, organizationId, remindAt, tokenHash } = uploadLinksTable;

export async function findDueReminders(database: Database, now: Date, limit: number) {
  const rows = await database
    .select({ tokenHash })
    .from(uploadLinksTable)
    .where(isDue(now))
    .orderBy(remindAt)
    .limit(limit);
  return rows.map((row) => row.tokenHash);
}

function isDue(now: Date) {
  return and(isNotNull(remindAt), lte(remindAt, now), isNotMoving(organizationId));
}

export async function claimDueReminders(database: Database, tokenHashes: string[], now: Date) {
  const isClaimed = and(idsIn(tokenHash, tokenHashes), isDue(now));
  const job = jobJson('upload-recipient.mail', { recipientId: valueOf(id), kind: 'reminder' });
  const { jobs } = await batch(database, {
    jobs: insertJobRows(
      database,
      now,
      subquery.select(jobColumns(organizationId, job)).from(uploadLinksTable).where(isClaimed),
    ),
    claimed: database.update(uploadLinksTable).set({ remindAt: null }).where(isClaimed),
  });
  return jobs;
}

export async function findRecipient(scope: OrganizationScope, recipientId: string) {
  const files = and(
    eq(requestFilesTable.organizationId, scope.organizationId),
    eq(requestFilesTable.recipientId, recipientId),
    ne(requestFilesTable.state, 'lost'),
  );
  const [recipient] = await scope.database
    .select({
      requestId: uploadLinksTable.requestId,
      email: uploadLinksTable.email,
      token: uploadLinksTable.token,
      remindedAt: uploadLinksTable.remindedAt,
      filesCount: countOf(requestFilesTable, files).as('files_count'),
    })
    .from(uploadLinksTable)
    .where(and(eq(id, recipientId), eq(organizationId, scope.organizationId)));
  return recipient;
}

export async function noteReminder(
  { database, platform, organizationId: ownId }: OrganizationScope,
  { recipientId, jobId }: { recipientId: string; jobId: string },
): Promise<void> {
  await batch(database, {
    noted: database
      .update(uploadLinksTable)
      .set({ remindedAt: platform.clock.now(), remindAt: null })
      .where(and(eq(id, recipientId), eq(organizationId, ownId))),
    done: deleteJob(database, jobId),
  });
}
