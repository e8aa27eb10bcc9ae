import { and, eq, like, lte, ne, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow } from '../../database/expressions.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf, resendAfter } from '../../outbox/lane-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

/** Texts that one job reads beside its own. Others wait for all of them, for as long as for one small PDF. */
const mostTexts = 7;
/** Of the jobs that wait longest, so many are looked at: none of the others is read. */
const lookedAt = 16;
/** Bytes; the slowest text of that size takes a tenth of a second. */
const smallText = 32 * 1024;

const isSmallText = and(
  like(documentsTable.mimeType, 'text/%'),
  ne(documentsTable.mimeType, 'text/html'),
  lte(documentsTable.originalSize, smallText),
);

/** A job of a text, and its document. */
export type WaitingText = { jobId: string; documentId: string };

/**
 * Claims the small texts among the jobs of an organization's lane that wait longest, if the document of the caller's job is one as
 * well. None that was attempted before: what has ended a consumer is read alone. They keep their places outside of the queues,
 * where Cron finds them after a minute if nothing becomes of them.
 */
export function claimWaitingTexts(scope: OrganizationScope, documentId: string) {
  const { database, organizationId, platform } = scope;
  const now = platform.clock.now().getTime();
  const lane = laneOf(organizationId, 'document.extract');
  const isAlsoSmall = hasRow(documentsTable, and(eq(documentsTable.id, documentId), isSmallText));
  return database.all<WaitingText>(sql`
    update ${jobsTable} set attempts = 1, send_after = ${now + resendAfter}
    where id in (
      select waiting.id from (
        select id, subject, attempts from ${jobsTable}
        where lane = ${lane} and is_queued = 0 and send_after <= ${now}
        order by send_after limit ${lookedAt}) as waiting
      cross join ${documentsTable} on ${documentsTable.id} = waiting.subject
      where waiting.attempts = 0 and ${isSmallText} and ${isAlsoSmall}
      limit ${mostTexts})
    returning id as "jobId", subject as "documentId"`);
}

/** Lets a text that could not be read be read alone, at once. */
export function releaseWaitingText({ database, platform }: OrganizationScope, jobId: string) {
  return database
    .update(jobsTable)
    .set({ sendAfter: platform.clock.now() })
    .where(and(eq(jobsTable.id, jobId), eq(jobsTable.isQueued, false)));
}
