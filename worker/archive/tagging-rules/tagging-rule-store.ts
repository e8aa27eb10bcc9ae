import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type {
  TaggingRule,
  TaggingRuleInput,
} from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import { idSchema } from '../../../shared/ids.ts';
import { limits, serverLimits } from '../../../shared/limits.ts';
import { utf8Length } from '../../../shared/text/utf8-length.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import { allTagsExist } from '../tags/document-tag-store.ts';
import {
  taggingRuleRunsTable,
  taggingRulesTable,
  taggingRuleTagsTable,
} from './tagging-rule-table.ts';

/** A rule with its revision, which grows with each change. */
export type TaggingRuleRow = TaggingRule & { revision: number };

const tagIdsSchema = z.array(idSchema('tag'));

function selectRules(scope: OrganizationScope) {
  return scope.database
    .select({
      id: taggingRulesTable.id,
      organizationId: taggingRulesTable.organizationId,
      name: taggingRulesTable.name,
      description: taggingRulesTable.description,
      conditions: taggingRulesTable.conditions,
      revision: taggingRulesTable.revision,
      createdAt: taggingRulesTable.createdAt,
      updatedAt: taggingRulesTable.updatedAt,
      // Plain names: in a query with one table the builder leaves its name out.
      tagIds: sql`(
        select json_group_array(action.tag_id order by action.position) from tagging_rule_tags as action
        where action.tagging_rule_id = tagging_rules.id)`
        .mapWith((json: string) => tagIdsSchema.parse(JSON.parse(json)))
        .as('tag_ids_json'),
    })
    .from(taggingRulesTable);
}

type SelectedRule = Awaited<ReturnType<typeof selectRules>>[number];

/** A rule with its revision, as it was selected. */
export function toRule({ tagIds, ...rule }: SelectedRule): TaggingRuleRow {
  return { ...rule, actions: tagIds.map((tagId) => ({ tagId })) };
}

/** All rules, the oldest first. */
export async function findTaggingRules(scope: OrganizationScope): Promise<TaggingRuleRow[]> {
  const rows = await selectRules(scope)
    .where(eq(taggingRulesTable.organizationId, scope.organizationId))
    .orderBy(taggingRulesTable.createdAt, taggingRulesTable.id);
  return rows.map(toRule);
}

/** Selects a row if a rule was added, changed or deleted since all of them were read. */
export function selectRulesChangedSince(
  { organizationId }: OrganizationScope,
  rules: readonly TaggingRuleRow[],
): SQL {
  const revisions = JSON.stringify(rules.map(({ id, revision }) => `${id} ${revision}`));
  return sql`
    select 1 where ${revisions} <> (
      select json_group_array(rule.id || ' ' || rule.revision order by rule.created_at, rule.id)
      from ${taggingRulesTable} as rule where rule.organization_id = ${organizationId})`;
}

export async function findTaggingRule(
  scope: OrganizationScope,
  taggingRuleId: string,
): Promise<TaggingRuleRow | undefined> {
  const [row] = await selectRules(scope).where(isRule(scope, taggingRuleId));
  return row && toRule(row);
}

/**
 * Adds a rule; none is written if one of its tags does not exist (`missing` has a row then), or beyond the limits of an
 * organization. Returns the new rule as `rows`.
 */
export function insertTaggingRuleStatements(
  scope: OrganizationScope,
  rule: TaggingRuleInput & { id: string; createdAt: Date },
) {
  return {
    missing: selectMissing(scope, rule.tagIds),
    inserted: scope.database.run(sql`
      insert into ${taggingRulesTable} (id, organization_id, name, description, conditions, created_at)
      select ${rule.id}, ${scope.organizationId}, ${rule.name}, ${rule.description},
        ${JSON.stringify(rule.conditions)}, ${rule.createdAt.getTime()}
      where ${isSaveable(scope, rule)} and (
        select count(*) from ${taggingRulesTable} where organization_id = ${scope.organizationId}
      ) < ${limits.taggingRules.max}`),
    actions: insertActions(scope, rule),
    rows: selectRules(scope).where(isRule(scope, rule.id)),
  };
}

/**
 * Replaces the fields of a rule, and its tags; nothing is written (`updated` is empty then) if one of the tags does not
 * exist (`missing` has a row then), or beyond the limit of an organization. Returns the rule afterwards as `rows`, if it
 * exists.
 */
export function updateTaggingRuleStatements(
  scope: OrganizationScope,
  taggingRuleId: string,
  change: TaggingRuleInput & { updatedAt: Date },
) {
  const { tagIds, ...columns } = change;
  const rule = { id: taggingRuleId, ...change };
  const isSaved = isSaveable(scope, rule);
  return {
    missing: selectMissing(scope, tagIds),
    updated: scope.database
      .update(taggingRulesTable)
      .set({ ...columns, revision: sql`${taggingRulesTable.revision} + 1` })
      .where(and(isRule(scope, taggingRuleId), isSaved))
      .returning({ id: taggingRulesTable.id }),
    deletedActions: scope.database
      .delete(taggingRuleTagsTable)
      .where(and(isActionOf(scope, taggingRuleId), isSaved)),
    insertedActions: insertActions(scope, rule),
    rows: selectRules(scope).where(isRule(scope, taggingRuleId)),
  };
}

/** Deletes a rule and its runs; documents keep their tags. Returns the id of the rule as `deleted`, if it exists. */
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

/** Condition on `tagging_rules`: it is this rule of the organization. */
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

/** A rule as far as it decides whether it can be saved. */
type SaveableRule = Pick<TaggingRuleInput, 'conditions' | 'tagIds'> & { id: string };

/** Condition: all tags of a rule exist, and the values of all rules are within the limit. */
export function isSaveable(scope: OrganizationScope, rule: SaveableRule): SQL {
  const bytes = rule.conditions.reduce((sum, { value }) => sum + utf8Length(value), 0);
  return sql`${allTagsExist(scope, rule.tagIds)} and ${bytes} + (
    select coalesce(sum(octet_length(condition.value ->> 'value')), 0)
    from ${taggingRulesTable} as other cross join json_each(other.conditions) as condition
    where other.organization_id = ${scope.organizationId} and other.id <> ${rule.id}
  ) <= ${serverLimits.taggingRuleValues.maxBytes}`;
}

/** Selects a row if one of the tags does not exist. */
function selectMissing(scope: OrganizationScope, tagIds: string[]) {
  return scope.database.all(sql`select 1 as missing where not ${allTagsExist(scope, tagIds)}`);
}

/** Adds the actions of a rule, if the rule exists and can be saved. */
function insertActions(scope: OrganizationScope, rule: SaveableRule): Statement {
  return scope.database.run(sql`
    insert into ${taggingRuleTagsTable} (tagging_rule_id, tag_id, organization_id, position)
    select ${taggingRulesTable.id}, wanted.value, ${scope.organizationId}, wanted.key
    from ${taggingRulesTable} cross join json_each(${JSON.stringify(rule.tagIds)}) as wanted
    where ${isRule(scope, rule.id)} and ${isSaveable(scope, rule)}`);
}
