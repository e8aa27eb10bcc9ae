import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, json, time } from '../database/columns.ts';

/**
 * The outbox: jobs are written in the batch of the data they belong to and deleted once they are done. A job `isQueued`
 * until it ends or gives its place in the queues back; `sendAfter` is when it is enqueued (again).
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
    /** The jobs of one type of one organization (see `laneOf`). */
    lane: text('lane').generatedAlwaysAs(
      sql`organization_id || ' ' || coalesce(job ->> 'type', '')`,
      { mode: 'virtual' },
    ),
    /** What the job is about, where a lane has one job at most for each: its work is that of any other. */
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
  },
  (table) => [
    index('jobs_by_lane').on(table.lane, table.isQueued, table.sendAfter),
    uniqueIndex('jobs_by_subject').on(table.lane, table.subject).where(isNotNull(table.subject)),
  ],
);
