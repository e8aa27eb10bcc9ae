import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, json, time } from '../database/columns.ts';

/**
 * The outbox. Jobs are written in the batch of their data, and deleted once they are done. A job
 * `isQueued` until it ends or releases its place in the queues. `sendAfter` is the time at which it
 * is enqueued, or enqueued again.
 */
export const jobsTable = sqliteTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    job: json<unknown>('job').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: time('created_at').notNull(),
    sendAfter: time('send_after').notNull(),
    isQueued: flag('is_queued').notNull().default(false),
    lane: text('lane').generatedAlwaysAs(
      sql`organization_id || ' ' || coalesce(job ->> 'type', '')`,
      { mode: 'virtual' },
    ),
    /**
     * Identifies the subject of the job, for types of which a lane has at most one job for each
     * subject.
     */
    subject: text('subject').generatedAlwaysAs(
      sql`case job ->> 'type'
        when 'document.extract' then job ->> 'documentId'
        when 'document.recognize' then job ->> 'documentId'
        when 'document.thumbnail' then job ->> 'documentId'
        when 'tagging-rule.apply' then job ->> 'taggingRuleId'
        when 'trash.empty' then ''
        when 'trash.restore' then ''
      end`,
      { mode: 'virtual' },
    ),
    pageLane: text('page_lane').generatedAlwaysAs(
      sql`case when is_queued = 1 and job ->> 'type' in ('document.recognize', 'document.thumbnail') then lane end`,
      { mode: 'virtual' },
    ),
  },
  (table) => [
    index('jobs_by_lane').on(table.lane, table.isQueued, table.sendAfter),
    index('jobs_by_page_lane').on(table.pageLane).where(isNotNull(table.pageLane)),
    uniqueIndex('jobs_by_subject').on(table.lane, table.subject).where(isNotNull(table.subject)),
  ],
);
