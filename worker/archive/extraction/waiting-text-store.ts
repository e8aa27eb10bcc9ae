import { and, eq, like, lte, ne, sql } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow } from '../../database/expressions.ts';
import { literal } from '../../database/literal.ts';
import { jobsTable } from '../../outbox/job-table.ts';
import { laneOf, resendAfter } from '../../outbox/lane-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';

/**
 * The number of texts that one job reads besides its own. Together they take as long as one small
 * PDF, for which all other jobs wait.
 */
const mostTexts = 7;
const lookedAt = 16;
/** In bytes. The slowest text of this size takes a tenth of a second. */
const smallText = 32 * 1024;

const isSmallText = and(
  like(documentsTable.mimeType, 'text/%'),
  ne(documentsTable.mimeType, 'text/html'),
  lte(documentsTable.originalSize, smallText),
);

export type WaitingText = { jobId: string; documentId: string };

/**
 * Claims small texts among the jobs that wait longest in the lane of an organization, if the
 * document of the caller's job is a small text too. Jobs that were attempted before are left out,
 * because a text that has crashed a consumer is read alone. The claimed jobs are in no queue; if
 * they are not done after a minute, Cron enqueues them.
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
        order by send_after limit ${literal(lookedAt)}) as waiting
      cross join ${documentsTable} on ${documentsTable.id} = waiting.subject
      where waiting.attempts = 0 and ${isSmallText} and ${isAlsoSmall}
      limit ${literal(mostTexts)})
    returning id as "jobId", subject as "documentId"`);
}

/** Makes a job available again at once, so that a text that could not be read with others is read alone. */
export function releaseWaitingText({ database, platform }: OrganizationScope, jobId: string) {
  return database
    .update(jobsTable)
    .set({ sendAfter: platform.clock.now() })
    .where(and(eq(jobsTable.id, jobId), eq(jobsTable.isQueued, false)));
}
