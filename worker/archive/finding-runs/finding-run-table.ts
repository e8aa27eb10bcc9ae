import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { FindingRunState } from '../../../shared/archive/finding-runs/finding-run.ts';
import { time } from '../../database/columns.ts';

export const findingRunsTable = sqliteTable('understanding_runs', {
  organizationId: text('organization_id').primaryKey(),
  rulesVersion: integer('rules_version').notNull(),
  state: text('state').$type<FindingRunState>().notNull(),
  cursorCreatedAt: integer('cursor_created_at').notNull(),
  cursorSequence: integer('cursor_sequence').notNull(),
  processedCount: integer('processed_count').notNull().default(0),
  changedCount: integer('changed_count').notNull().default(0),
  totalCount: integer('total_count').notNull(),
  createdAt: time('created_at').notNull(),
  finishedAt: time('finished_at'),
});
