import { and, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { patternCost } from '../../../shared/archive/tagging-rules/pattern-finder.ts';
import type { TaggingCondition } from '../../../shared/archive/tagging-rules/tagging-condition.ts';
import type {
  TaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { idSchema } from '../../../shared/ids.ts';
import { limits, serverLimits } from '../../../shared/limits.ts';
import { utf8Length } from '../../../shared/text/utf8-length.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { joinStatements, type Statement } from '../../database/database.ts';
import {
  allOf,
  countOf,
  hasRow,
  incremented,
  jsonEach,
  rowId,
} from '../../database/expressions.ts';
import { insertFrom, insertIf } from '../../database/insert-from.ts';
import { allCorrespondentsExist } from '../correspondents/correspondent-store.ts';
import { allTagsExist } from '../tags/document-tag-store.ts';
import {
  taggingRuleRunsTable,
  taggingRulesTable,
  taggingRuleTagsTable,
} from './rows/tagging-rule-table.ts';

const tagIdsSchema = z.array(idSchema('tag'));

function selectRules(scope: OrganizationScope) {
  return scope.database
    .select({
      id: taggingRulesTable.id,
      organizationId: taggingRulesTable.organizationId,
      name: taggingRulesTable.name,
      description: taggingRulesTable.description,
      isEnabled: taggingRulesTable.isEnabled,
      match: taggingRulesTable.match,
      conditions: taggingRulesTable.conditions,
      fieldActions: taggingRulesTable.fieldActions,
      version: taggingRulesTable.revision,
      createdAt: taggingRulesTable.createdAt,
      updatedAt: taggingRulesTable.updatedAt,
      // Columns have plain names here: in a query with one table the query builder omits the table
      // name.
      tagIds: sql`(
        select json_group_array(action.tag_id order by action.position) from tagging_rule_tags as action
        where action.tagging_rule_id = tagging_rules.id)`
        .mapWith((json: string) => tagIdsSchema.parse(JSON.parse(json)))
        .as('tag_ids_json'),
    })
    .from(taggingRulesTable);
}

type SelectedRule = Awaited<ReturnType<typeof selectRules>>[number];

export function toRule({ tagIds, ...rule }: SelectedRule): TaggingRule {
  return { ...rule, actions: tagIds.map((tagId) => ({ tagId })) };
}

export function selectTaggingRules(scope: OrganizationScope) {
  return selectRules(scope)
    .where(eq(taggingRulesTable.organizationId, scope.organizationId))
    .orderBy(taggingRulesTable.createdAt, rowId(taggingRulesTable));
}

export async function findTaggingRules(scope: OrganizationScope): Promise<TaggingRule[]> {
  return (await selectTaggingRules(scope)).map(toRule);
}

export function selectRulesChangedSince(
  { organizationId }: OrganizationScope,
  rules: readonly TaggingRule[],
): SQL {
  const versions = JSON.stringify(rules.map(({ id, version }) => `${id} ${version}`));
  return sql`
    select 1 where ${versions} <> (
      select json_group_array(rule.id || ' ' || rule.revision order by rule.created_at, rule.rowid)
      from ${taggingRulesTable} as rule where rule.organization_id = ${organizationId})`;
}

export async function findTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<TaggingRule | undefined> {
  const [row] = await selectRules(scope).where(isRule(scope, taggingRuleId));
  return row && toRule(row);
}

/**
 * Adds a rule and returns it as `rows`. Nothing is written if a tag or correspondent does not exist (`missing` or
 * `missingCorrespondents` then has a row), or beyond the limits of an organization.
 */
export function insertTaggingRuleStatements(
  scope: OrganizationScope,
  rule: TaggingRuleInput & { id: string; createdAt: Date },
) {
  const isOwn = eq(taggingRulesTable.organizationId, scope.organizationId);
  return joinStatements(selectMissing(scope, rule), {
    inserted: insertIf(
      scope.database,
      taggingRulesTable,
      { ...rule, organizationId: scope.organizationId, patternCost: patternCostOf(rule) },
      and(isSaveable(scope, rule), lt(countOf(taggingRulesTable, isOwn), limits.taggingRules.max)),
    ),
    actions: insertActions(scope, rule),
    rows: selectRules(scope).where(isRule(scope, rule.id)),
  });
}

/**
 * Replaces the fields of a rule and its tags, and returns the rule as `rows`, if it exists. Nothing is written, and
 * `updated` is empty, if the version is not that of `ifMatch`, if a tag or correspondent does not exist (`missing` or
 * `missingCorrespondents` then has a row), or beyond the limit of an organization.
 */
export function updateTaggingRuleStatements(
  scope: OrganizationScope,
  taggingRuleId: string,
  change: TaggingRuleInput & { updatedAt: Date; ifMatch: string | undefined },
) {
  const { tagIds, ifMatch, ...columns } = change;
  const rule = { id: taggingRuleId, tagIds, ...columns };
  const isAsRead = and(isRule(scope, taggingRuleId), isVersion(ifMatch));
  const isSaved = isSaveable(scope, rule);
  return joinStatements(selectMissing(scope, rule), {
    deletedActions: scope.database
      .delete(taggingRuleTagsTable)
      .where(and(isActionOf(scope, taggingRuleId), isSaved, hasRow(taggingRulesTable, isAsRead))),
    insertedActions: insertActions(scope, rule, isAsRead),
    updated: scope.database
      .update(taggingRulesTable)
      .set({ ...columns, patternCost: patternCostOf(rule), ...nextRevision })
      .where(and(isAsRead, isSaved))
      .returning({ id: taggingRulesTable.id }),
    rows: selectRules(scope).where(isRule(scope, taggingRuleId)),
  });
}

export function setRuleEnabledStatements(
  scope: OrganizationScope,
  taggingRuleId: string,
  { isEnabled, updatedAt }: { isEnabled: boolean; updatedAt: Date },
) {
  return {
    updated: scope.database
      .update(taggingRulesTable)
      .set({ isEnabled, updatedAt, ...nextRevision })
      .where(and(isRule(scope, taggingRuleId), ne(taggingRulesTable.isEnabled, isEnabled))),
    rows: selectRules(scope).where(isRule(scope, taggingRuleId)),
  };
}

function isVersion(ifMatch: string | undefined): SQL | undefined {
  if (ifMatch === undefined) return undefined;
  const tags = JSON.stringify(ifMatch.split(',').map((tag) => tag.trim()));
  return sql`exists (
    select 1 from json_each(${tags}) where value in ('*', '"' || ${taggingRulesTable.revision} || '"'))`;
}

export function isSavedAt(scope: OrganizationScope, rule: SaveableRule, time: Date): SQL {
  const isSaved = and(isRule(scope, rule.id), eq(taggingRulesTable.updatedAt, time));
  return allOf(isSaveable(scope, rule), hasRow(taggingRulesTable, isSaved));
}

const nextRevision = { revision: incremented(taggingRulesTable.revision) };

export function deleteTaggingRuleStatements(scope: OrganizationScope, taggingRuleId: string) {
  const { database, organizationId } = scope;
  return {
    deleted: database
      .delete(taggingRulesTable)
      .where(isRule(scope, taggingRuleId))
      .returning({ id: taggingRulesTable.id }),
    actions: database.delete(taggingRuleTagsTable).where(isActionOf(scope, taggingRuleId)),
    runs: database
      .delete(taggingRuleRunsTable)
      .where(
        and(
          eq(taggingRuleRunsTable.organizationId, organizationId),
          eq(taggingRuleRunsTable.taggingRuleId, taggingRuleId),
        ),
      ),
  };
}

export function isRule(scope: OrganizationScope, taggingRuleId: string) {
  return and(
    eq(taggingRulesTable.id, taggingRuleId),
    eq(taggingRulesTable.organizationId, scope.organizationId),
  );
}

function isActionOf(scope: OrganizationScope, taggingRuleId: string) {
  return and(
    eq(taggingRuleTagsTable.organizationId, scope.organizationId),
    eq(taggingRuleTagsTable.taggingRuleId, taggingRuleId),
  );
}

type SaveableRule = Pick<TaggingRuleInput, 'conditions' | 'tagIds' | 'fieldActions'> & {
  id: string;
};

export function isSaveable(scope: OrganizationScope, rule: SaveableRule): SQL {
  const bytes = rule.conditions.reduce((sum, condition) => sum + valueBytes(condition), 0);
  return sql`${allTagsExist(scope, rule.tagIds)} and ${allCorrespondentsExist(scope, correspondentIdsOf(rule))} and ${bytes} + (
    select coalesce(sum(octet_length(condition.value ->> 'value')), 0)
    from ${taggingRulesTable} as other cross join json_each(other.conditions) as condition
    where other.organization_id = ${scope.organizationId} and other.id <> ${rule.id}
  ) <= ${serverLimits.taggingRuleValues.maxBytes} and ${patternCostOf(rule)} + (
    select coalesce(sum(other.pattern_cost), 0) from ${taggingRulesTable} as other
    where other.organization_id = ${scope.organizationId} and other.id <> ${rule.id}
  ) <= ${serverLimits.taggingRulePatterns.maxCost}`;
}

function valueBytes(condition: TaggingCondition): number {
  if (!('value' in condition)) return 0;
  const { value } = condition;
  return utf8Length(typeof value === 'string' ? value : JSON.stringify(value));
}

/** Only patterns for texts count, because all other fields are short. */
export function patternCostOf({ conditions }: Pick<TaggingRuleInput, 'conditions'>): number {
  return conditions.reduce(
    (sum, condition) =>
      condition.field === 'content' && condition.operator === 'matches_pattern'
        ? sum + patternCost(condition.value)
        : sum,
    0,
  );
}

function correspondentIdsOf({ conditions, fieldActions }: SaveableRule): string[] {
  return [...conditions, ...fieldActions].flatMap((part) =>
    part.field === 'correspondent' && 'value' in part ? [part.value] : [],
  );
}

function selectMissing(scope: OrganizationScope, rule: SaveableRule) {
  const select = (condition: SQL) =>
    scope.database.all(sql`select 1 as missing where not ${condition}`);
  return {
    missing: select(allTagsExist(scope, rule.tagIds)),
    missingCorrespondents: select(allCorrespondentsExist(scope, correspondentIdsOf(rule))),
  };
}

function insertActions(
  scope: OrganizationScope,
  rule: SaveableRule,
  condition = isRule(scope, rule.id),
): Statement {
  const { rows, key, value } = jsonEach(JSON.stringify(rule.tagIds), 'wanted');
  return insertFrom(
    scope.database,
    taggingRuleTagsTable,
    {
      taggingRuleId: taggingRulesTable.id,
      tagId: value,
      organizationId: scope.organizationId,
      position: key,
    },
    sql`from ${taggingRulesTable} cross join ${rows} where ${condition} and ${isSaveable(scope, rule)}`,
  );
}
