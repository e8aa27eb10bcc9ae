import { and, eq, exists, isNull, lt, max, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type {
  TaggingRule,
  TaggingRuleInput,
  TaggingRun,
} from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import { day } from '../../../../shared/time/durations.ts';
import { createId } from '../../../../shared/ids.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { Statement } from '../../../database/database.ts';
import {
  allOf,
  always,
  coalesce,
  countOf,
  hasRow,
  idsIn,
  incremented,
  rowsIn,
  subquery,
  unindexed,
} from '../../../database/expressions.ts';
import { insertFrom } from '../../../database/insert-from.ts';
import { literal } from '../../../database/literal.ts';
import { jobJson } from '../../../outbox/job-json.ts';
import { cursorBefore, type DocumentCursor } from '../../documents/list/document-cursor.ts';
import {
  documentsTable,
  organizationStatisticsTable,
} from '../../documents/rows/document-table.ts';
import { addTagsChange, areMissingTags, hasRoom } from '../../tags/document-tag-store.ts';
import type { RuleCustomFields } from '../rule-custom-fields.ts';
import { ruleFieldsChange } from '../rule-fields-store.ts';
import { isRule } from '../tagging-rule-store.ts';
import { taggingRuleRunsTable, taggingRulesTable } from '../rows/tagging-rule-table.ts';

const runs = taggingRuleRunsTable;
const isRunning = eq(runs.state, sql.raw("'running'"));
const keptFor = day;

type TaggingRunRow = typeof runs.$inferSelect;

export async function findTaggingRun(
  scope: OrganizationScope,
  runId: string,
): Promise<TaggingRunRow | undefined> {
  const [row] = await scope.database.select().from(runs).where(isRun(scope, runId));
  return row;
}

export async function findRunningRun(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<TaggingRunRow | undefined> {
  const [row] = await scope.database.select().from(runs).where(isRunningOf(scope, taggingRuleId));
  return row;
}

/**
 * Belongs in the batch that saves a rule, under the condition that it was saved (`isSaved`). An
 * enabled rule without conditions is applied to the existing documents at once. If the rule was not
 * saved, the job finds no run and ends.
 */
export function runOnSaveChange(
  scope: OrganizationScope,
  rule: Pick<TaggingRuleInput, 'isEnabled' | 'conditions'> & { id: string; isSaved: SQL },
) {
  if (!rule.isEnabled || rule.conditions.length > 0)
    return { jobs: [], statements: { run: [], running: [] } };
  const runId = createId('run');
  const { statements } = startRunChange(scope, rule.id, { runId, condition: rule.isSaved });
  const { running, ...run } = statements;
  return {
    jobs: [{ type: 'tagging-rule.apply' as const, taggingRuleId: rule.id }],
    statements: { run: Object.values(run), running: [running] },
  };
}

/**
 * Starts a run of a rule, unless its current revision is already running; a run of an older revision is cancelled.
 * Returns the run of the current revision as `running`, or nothing if the rule does not exist.
 */
export function startRunChange(
  scope: OrganizationScope,
  taggingRuleId: string,
  { runId, condition = always }: { runId: string; condition?: SQL },
) {
  const { database, organizationId } = scope;
  const now = scope.platform.clock.now();
  const ofRule = and(
    eq(runs.organizationId, organizationId),
    eq(runs.taggingRuleId, taggingRuleId),
  );
  const ofThis = isRule(scope, taggingRuleId);
  const revision = subquery
    .select({ revision: taggingRulesTable.revision })
    .from(taggingRulesTable)
    .where(ofThis);
  const isOutdated = ne(runs.ruleRevision, revision);
  const cursor = cursorBefore(now);
  const isIdle = not(hasRow(runs, and(ofRule, isRunning, not(isOutdated))));
  return {
    jobSources: [
      subquery
        .select({ job: jobJson('tagging-rule.apply', { taggingRuleId }).as('job') })
        .from(taggingRulesTable)
        .where(and(ofThis, isIdle))
        .getSQL(),
    ],
    statements: {
      expired: database
        .delete(runs)
        .where(and(ofRule, lt(runs.finishedAt, new Date(now.getTime() - keptFor)))),
      outdated: database
        .update(runs)
        .set({ state: 'cancelled', finishedAt: now })
        .where(and(ofRule, isRunning, isOutdated)),
      inserted: insertFrom(
        database,
        runs,
        {
          id: runId,
          organizationId,
          taggingRuleId,
          ruleRevision: taggingRulesTable.revision,
          state: 'running',
          cursorCreatedAt: cursor.createdAt,
          cursorSequence: cursor.sequence,
          lastSequence: coalesce(lastSequence, literal(0)),
          totalCount: coalesce(documentsCount(scope), literal(0)),
          createdAt: now,
        },
        rowsIn(taggingRulesTable, and(ofThis, isIdle, condition)),
      ),
      running: database.select().from(runs).where(and(ofRule, isRunning)),
    },
  };
}

const lastSequence = subquery
  .select({ sequence: max(documentsTable.sequence) })
  .from(documentsTable);

function documentsCount(scope: OrganizationScope) {
  const { documentsCount: active, organizationId } = organizationStatisticsTable;
  return subquery
    .select({ active })
    .from(organizationStatisticsTable)
    .where(eq(organizationId, scope.organizationId));
}

function isStepDue(scope: OrganizationScope, run: TaggingRunRow, version: number): SQL {
  const current = subquery
    .select({ id: runs.id })
    .from(runs)
    .innerJoin(taggingRulesTable, eq(taggingRulesTable.id, runs.taggingRuleId))
    .where(
      and(
        isRun(scope, run.id),
        isRunning,
        eq(taggingRulesTable.revision, version),
        eq(runs.cursorCreatedAt, run.cursorCreatedAt),
        eq(runs.cursorSequence, run.cursorSequence),
      ),
    );
  return exists(current);
}

/**
 * Runs one step of a run: tags the matching documents of a page, sets their fields and moves the
 * cursor, or ends the run if `next` is null. Nothing is written if the rule has changed in the
 * meantime, or the step was done already.
 */
export function runStepChange(
  scope: OrganizationScope,
  run: TaggingRunRow,
  step: {
    rule: TaggingRule;
    customFields: RuleCustomFields;
    processedCount: number;
    matchingIds: string[];
    next: DocumentCursor | null;
  },
) {
  const { id, name, actions, fieldActions, version } = step.rule;
  const tagIds = actions.map(({ tagId }) => tagId);
  const isDue = isStepDue(scope, run, version);
  const documents = allOf(
    eq(unindexed(documentsTable.organizationId), scope.organizationId),
    idsIn(documentsTable.id, step.matchingIds),
    isNull(documentsTable.deletedAt),
    isDue,
  );
  const taggingRule = { id, name };
  const added = addTagsChange(scope, { documents, tagIds, taggingRule });
  const lacksTags = areMissingTags(scope, tagIds);
  const hasRoomForTags = hasRoom(scope, { tagIds });
  const fields = ruleFieldsChange(scope, fieldActions, {
    documents,
    taggingRule,
    tagIds,
    customFields: step.customFields,
    raisesVersion: true,
    fillsGiven: true,
  });
  return {
    eventSources: [added.eventSource, ...fields.eventSources],
    statements: {
      // Counted before the documents are changed, because afterwards none of them would lack anything.
      counted: scope.database
        .update(runs)
        .set({
          taggedCount: incremented(
            runs.taggedCount,
            countOf(
              documentsTable,
              and(documents, or(and(lacksTags, hasRoomForTags), ...fields.conditions)),
            ),
          ),
          skippedCount: incremented(
            runs.skippedCount,
            countOf(documentsTable, and(documents, lacksTags, not(hasRoomForTags))),
          ),
        })
        .where(isRun(scope, run.id)),
      tagged: added.statement,
      fields: fields.statements,
      moved: scope.database
        .update(runs)
        .set({
          processedCount: incremented(runs.processedCount, step.processedCount),
          matchedCount: incremented(runs.matchedCount, step.matchingIds.length),
          ...(step.next
            ? { cursorCreatedAt: step.next.createdAt, cursorSequence: step.next.sequence }
            : { state: 'done' as const, finishedAt: scope.platform.clock.now() }),
        })
        .where(and(isRun(scope, run.id), isDue)),
    },
  };
}

export function cancelRun(scope: OrganizationScope, runId: string): Statement {
  return cancel(scope, and(isRun(scope, runId), isRunning));
}

export function cancelRuns(scope: OrganizationScope, taggingRuleId: string): Statement {
  return cancel(scope, isRunningOf(scope, taggingRuleId));
}

function cancel(scope: OrganizationScope, condition: SQL | undefined): Statement {
  return scope.database
    .update(runs)
    .set({ state: 'cancelled', finishedAt: scope.platform.clock.now() })
    .where(condition);
}

export function selectRunning(scope: OrganizationScope, taggingRuleId: string): SQL {
  const running = subquery.select({ id: runs.id }).from(runs);
  return running.where(isRunningOf(scope, taggingRuleId)).getSQL();
}

export function toTaggingRun(row: TaggingRunRow): TaggingRun {
  const { id, state, processedCount, matchedCount, taggedCount, skippedCount, totalCount } = row;
  const { createdAt, finishedAt } = row;
  return {
    id,
    state,
    processedCount,
    matchedCount,
    taggedCount,
    skippedCount,
    totalCount,
    createdAt,
    finishedAt,
  };
}

function isRunningOf(scope: OrganizationScope, taggingRuleId: string) {
  return and(
    eq(runs.organizationId, scope.organizationId),
    eq(runs.taggingRuleId, taggingRuleId),
    isRunning,
  );
}

function isRun(scope: OrganizationScope, runId: string) {
  return and(eq(runs.id, runId), eq(runs.organizationId, scope.organizationId));
}
