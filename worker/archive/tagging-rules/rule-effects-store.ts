import { and, eq, type SQL } from 'drizzle-orm';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { hasRow } from '../../database/expressions.ts';
import { addTagsChange } from '../tags/document-tag-store.ts';
import type { EffectsOfRule } from './matching/match-rules.ts';
import type { RuleCustomFields } from './rule-custom-fields.ts';
import { ruleFieldsChange } from './rule-fields-store.ts';
import { isRule } from './tagging-rule-store.ts';
import { taggingRulesTable } from './rows/tagging-rule-table.ts';

/**
 * Adds the tags of rules to documents (a condition on `documents`) and sets their fields, each
 * recorded as a change of its rule. Tags and values that people have removed stay removed, unless a
 * person applies the rule. A rule that is changed or deleted in the meantime does nothing. The
 * version of the documents does not change.
 */
export function ruleEffectsChange(
  scope: OrganizationScope,
  documents: SQL | undefined,
  { effects, customFields }: { effects: EffectsOfRule[]; customFields: RuleCustomFields },
) {
  const allTagIds = effects.flatMap(({ tagIds }) => tagIds);
  const others = effects.flatMap(({ fieldActions, fillsGiven }) =>
    fieldActions.map((action) => ({ ...action, fillsGiven })),
  );
  const changes = effects.map(({ rule, tagIds, fieldActions, fillsGiven }) => {
    const ofRule = {
      documents: and(documents, isAsRead(scope, rule)),
      taggingRule: { id: rule.id, name: rule.name },
    };
    return {
      tags: addTagsChange(scope, {
        ...ofRule,
        tagIds,
        keepsDismissed: !fillsGiven,
        alsoAddedTagIds: allTagIds,
      }),
      fields: ruleFieldsChange(scope, fieldActions, {
        ...ofRule,
        tagIds: allTagIds,
        others,
        customFields,
        raisesVersion: false,
        fillsGiven,
      }),
    };
  });
  return {
    eventSources: changes.flatMap(({ tags, fields }) => [tags.eventSource, ...fields.eventSources]),
    statements: {
      tagged: changes.map(({ tags }) => tags.statement),
      fields: changes.flatMap(({ fields }) => fields.statements),
    },
  };
}

function isAsRead(scope: OrganizationScope, { id, version }: EffectsOfRule['rule']): SQL {
  const isSame = and(isRule(scope, id), eq(taggingRulesTable.revision, version));
  return hasRow(taggingRulesTable, isSame);
}
