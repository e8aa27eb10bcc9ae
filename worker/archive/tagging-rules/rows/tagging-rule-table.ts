import { eq } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { FieldAction } from '../../../../shared/archive/tagging-rules/field-action.ts';
import type { TaggingCondition } from '../../../../shared/archive/tagging-rules/tagging-condition.ts';
import {
  taggingMatches,
  type TaggingRunState,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { flag, json, time } from '../../../database/columns.ts';

/**
 * `revision` grows with each change, so that a run ends when its rule has changed. `patternCost` is the cost of all
 * patterns that texts are compared with.
 */
export const taggingRulesTable = sqliteTable(
  'tagging_rules',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    name: text('name').notNull(),
    description: text('description'),
    isEnabled: flag('is_enabled').notNull().default(true),
    match: text('conditions_match', { enum: taggingMatches }).notNull().default('all'),
    conditions: json<TaggingCondition[]>('conditions').notNull(),
    fieldActions: json<FieldAction[]>('field_actions').notNull().default([]),
    patternCost: integer('pattern_cost').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at'),
  },
  (table) => [
    index('tagging_rules_by_organization').on(table.organizationId, table.createdAt, table.id),
  ],
);

export const taggingRuleTagsTable = sqliteTable(
  'tagging_rule_tags',
  {
    taggingRuleId: text('tagging_rule_id').notNull(),
    tagId: text('tag_id').notNull(),
    organizationId: text('organization_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taggingRuleId, table.tagId] }),
    index('tagging_rule_tags_by_tag').on(table.organizationId, table.tagId),
  ],
);

export const taggingRuleRunsTable = sqliteTable(
  'tagging_rule_runs',
  {
    id: text('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    taggingRuleId: text('tagging_rule_id').notNull(),
    ruleRevision: integer('rule_revision').notNull(),
    state: text('state').$type<TaggingRunState>().notNull(),
    cursorCreatedAt: integer('cursor_created_at').notNull(),
    cursorSequence: integer('cursor_sequence').notNull(),
    lastSequence: integer('last_sequence').notNull(),
    processedCount: integer('processed_count').notNull().default(0),
    matchedCount: integer('matched_count').notNull().default(0),
    taggedCount: integer('tagged_count').notNull().default(0),
    skippedCount: integer('skipped_count').notNull().default(0),
    totalCount: integer('total_count').notNull(),
    createdAt: time('created_at').notNull(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    uniqueIndex('tagging_rule_runs_one_running')
      .on(table.taggingRuleId)
      .where(eq(table.state, 'running')),
    index('tagging_rule_runs_by_rule').on(table.organizationId, table.taggingRuleId),
  ],
);
