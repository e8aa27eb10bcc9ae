import { and, eq, sql, type SQL } from 'drizzle-orm';
import type {
  TaggingRule,
  TaggingRuleInput,
  TaggingRun,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { day } from '../../../shared/durations.ts';
import { createId } from '../../../shared/ids.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { jobJson } from '../../outbox/job-json.ts';
import { cursorBefore, type DocumentCursor } from '../documents/document-cursor.ts';
import { documentsTable, organizationStatisticsTable } from '../documents/rows/document-table.ts';
import { addTagsChange, areMissingTags, hasRoom } from '../tags/document-tag-store.ts';
import type { RuleCustomFields } from './rule-custom-fields.ts';
import { ruleFieldsChange } from './rule-fields-store.ts';
import { isRule } from './tagging-rule-store.ts';
import { taggingRuleRunsTable, taggingRulesTable } from './rows/tagging-rule-table.ts';

const runs = taggingRuleRunsTable;
/** How long a finished run can be looked up. */
const keptFor = day;

/** A run with its cursor. */
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
 * For the batch that saves a rule: without conditions, an enabled rule is also applied to the existing documents. The job finds
 * no run, and ends, if the rule could not be saved. `isSaved`: condition that it could.
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
  { runId, condition = sql`true` }: { runId: string; condition?: SQL },
) {
  const { database, organizationId } = scope;
  const now = scope.platform.clock.now();
  const ofRule = and(
    eq(runs.organizationId, organizationId),
    eq(runs.taggingRuleId, taggingRuleId),
  );
  const isOutdated = sql`${runs.ruleRevision} <> (
    select ${taggingRulesTable.revision} from ${taggingRulesTable} where ${isRule(scope, taggingRuleId)})`;
  const cursor = cursorBefore(now);
  const isIdle = sql`not exists (
    select 1 from ${runs} where ${ofRule} and ${runs.state} = 'running' and not ${isOutdated})`;
  return {
    jobSources: [
      sql`
        select ${jobJson('tagging-rule.apply', { taggingRuleId })} as job
        from ${taggingRulesTable} where ${isRule(scope, taggingRuleId)} and ${isIdle}`,
    ],
    statements: {
      expired: database
        .delete(runs)
        .where(and(ofRule, sql`${runs.finishedAt} < ${now.getTime() - keptFor}`)),
      outdated: database
        .update(runs)
        .set({ state: 'cancelled', finishedAt: now })
        .where(and(ofRule, eq(runs.state, 'running'), isOutdated)),
      inserted: database.run(sql`
        insert into ${runs} (id, organization_id, tagging_rule_id, rule_revision, state,
          cursor_created_at, cursor_sequence, last_sequence, total_count, created_at)
        select ${runId}, ${organizationId}, ${taggingRulesTable.id}, ${taggingRulesTable.revision}, 'running',
          ${cursor.createdAt}, ${cursor.sequence},
          coalesce((select max(${documentsTable.sequence}) from ${documentsTable}), 0), coalesce((
            select ${organizationStatisticsTable.documentsCount} from ${organizationStatisticsTable}
            where ${organizationStatisticsTable.organizationId} = ${organizationId}), 0), ${now.getTime()}
        from ${taggingRulesTable} where ${isRule(scope, taggingRuleId)} and ${isIdle} and ${condition}`),
      running: database
        .select()
        .from(runs)
        .where(and(ofRule, eq(runs.state, 'running'))),
    },
  };
}

/**
 * One step of a run: tags the matching documents of a page, sets their fields and moves the cursor past it, or ends the run (`next` is
 * null). Nothing is written if the rule has changed meanwhile, or the step was taken already.
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
  const isDue = sql`exists (
    select 1 from ${runs} inner join ${taggingRulesTable} on ${taggingRulesTable.id} = ${runs.taggingRuleId}
    where ${isRun(scope, run.id)} and ${runs.state} = 'running' and ${taggingRulesTable.revision} = ${version}
      and ${runs.cursorCreatedAt} = ${run.cursorCreatedAt} and ${runs.cursorSequence} = ${run.cursorSequence})`;
  // The plus keeps SQLite from reading all of an organization's documents instead of looking up the named ones.
  const documents = sql`+${documentsTable.organizationId} = ${scope.organizationId}
    and ${documentsTable.id} in (select value from json_each(${JSON.stringify(step.matchingIds)}))
    and ${documentsTable.deletedAt} is null and ${isDue}`;
  const taggingRule = { id, name };
  const added = addTagsChange(scope, { documents, tagIds, taggingRule });
  const lacksTags = areMissingTags(scope, tagIds);
  const hasRoomForTags = hasRoom(scope, { tagIds });
  const getsTags = sql`(${lacksTags} and ${hasRoomForTags})`;
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
      // Before they are changed: then none would lack anything.
      counted: scope.database
        .update(runs)
        .set({
          taggedCount: sql`${runs.taggedCount} + (
            select count(*) from ${documentsTable} where ${documents}
            and (${sql.join([getsTags, ...fields.conditions], sql` or `)}))`,
          skippedCount: sql`${runs.skippedCount} + (
            select count(*) from ${documentsTable}
            where ${documents} and ${lacksTags} and not ${hasRoomForTags})`,
        })
        .where(isRun(scope, run.id)),
      tagged: added.statement,
      fields: fields.statements,
      moved: scope.database
        .update(runs)
        .set({
          processedCount: sql`${runs.processedCount} + ${step.processedCount}`,
          matchedCount: sql`${runs.matchedCount} + ${step.matchingIds.length}`,
          ...(step.next
            ? { cursorCreatedAt: step.next.createdAt, cursorSequence: step.next.sequence }
            : { state: 'done' as const, finishedAt: scope.platform.clock.now() }),
        })
        .where(and(isRun(scope, run.id), isDue)),
    },
  };
}

export function cancelRun(scope: OrganizationScope, runId: string): Statement {
  return cancel(scope, and(isRun(scope, runId), eq(runs.state, 'running')));
}

/** Cancels whichever run of a rule is running. */
export function cancelRuns(scope: OrganizationScope, taggingRuleId: string): Statement {
  return cancel(scope, isRunningOf(scope, taggingRuleId));
}

function cancel(scope: OrganizationScope, condition: SQL | undefined): Statement {
  return scope.database
    .update(runs)
    .set({ state: 'cancelled', finishedAt: scope.platform.clock.now() })
    .where(condition);
}

/** Selects a row while a run of the rule is running. */
export function selectRunning(scope: OrganizationScope, taggingRuleId: string): SQL {
  return sql`select 1 from ${runs} where ${isRunningOf(scope, taggingRuleId)}`;
}

/** A run as clients see it. */
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
    eq(runs.state, 'running'),
  );
}

function isRun(scope: OrganizationScope, runId: string) {
  return and(eq(runs.id, runId), eq(runs.organizationId, scope.organizationId));
}
