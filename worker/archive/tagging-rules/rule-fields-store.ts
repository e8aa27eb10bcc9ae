import { and, isNull, not, sql, type SQL } from 'drizzle-orm';
import type {
  BuiltInAction,
  CustomAction,
  FieldAction,
} from '../../../shared/archive/tagging-rules/field-action.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import type { EventSource } from '../../database/events.ts';
import { documentActivityTable } from '../activity/activity-table.ts';
import { correspondentDefaults } from '../correspondents/correspondent-default-store.ts';
import { selectCorrespondentExists } from '../correspondents/correspondent-store.ts';
import { customValueChange, valueChanges } from '../custom-fields/custom-field-value-store.ts';
import { customFieldValuesTable } from '../custom-fields/custom-field-table.ts';
import { idOf } from '../custom-fields/custom-filter-store.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/document-event-store.ts';
import { documentsTable } from '../documents/document-table.ts';
import { isGiven } from '../documents/metadata/given-field-store.ts';
import { changedNow, columnsOf, storedChanges, storedMoney } from '../fields/field-change-store.ts';
import { writtenValue, type RuleCustomFields } from './rule-custom-fields.ts';

/** The documents that a rule applies to (a condition on `documents`). */
type RuleTarget = {
  documents: SQL | undefined;
  taggingRule: { id: string; name: string };
  /** Tags that they get anyway. */
  tagIds: string[];
  /** False where reading a document raises its version anyway. */
  raisesVersion: boolean;
  /** Whether another rule sets their type. */
  isTypeTaken?: boolean;
  customFields: RuleCustomFields;
};

type RuleFieldChange = { condition: SQL; eventSources: EventSource[]; statements: Statement[] };

/**
 * Sets fields of documents in the name of a rule: where they have no value, or another that no person has set, if the action
 * replaces it. `conditions`: which documents each action changes.
 */
export function ruleFieldsChange(
  scope: OrganizationScope,
  actions: readonly FieldAction[],
  target: RuleTarget,
): { eventSources: EventSource[]; statements: Statement[]; conditions: SQL[] } {
  const isTypeTaken =
    target.isTypeTaken === true || actions.some(({ field }) => field === 'documentType');
  const changes = actions.flatMap((action) =>
    action.field === 'custom'
      ? customFieldChange(scope, action, target)
      : [builtInChange(scope, action, { ...target, isTypeTaken })],
  );
  return {
    eventSources: changes.flatMap(({ eventSources }) => eventSources),
    statements: changes.flatMap(({ statements }) => statements),
    conditions: changes.map(({ condition }) => condition),
  };
}

function builtInChange(
  scope: OrganizationScope,
  action: BuiltInAction,
  target: RuleTarget,
): RuleFieldChange {
  const { documents, taggingRule, tagIds, raisesVersion, isTypeTaken = false } = target;
  const { column, value, set, isPossible } = settingOf(scope, action);
  const { isAnyChanged, names, changes } = storedChanges(
    sql`json_object(${action.field}, ${value})`,
  );
  const isFree = action.replaces
    ? sql`(${column} is null or not ${isSetByPerson(scope, sql`change.value ->> 'field' = ${action.field}`)})`
    : isNull(column);
  const condition = sql`(${and(isPossible, isFree, not(isGiven(action.field)), isAnyChanged)})`;
  const isToChange = and(documents, condition);
  const defaults =
    action.field === 'correspondent'
      ? correspondentDefaults(scope, action.value, {
          documents: isToChange,
          setsType: !isTypeTaken,
          keepsGivenType: true,
          taggingRule,
          exceptTagIds: tagIds,
        })
      : { eventSources: [], statements: [] };
  return {
    condition,
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: sql`json((select json_group_array(field) from (${names})))`,
        changes,
        taggingRule: jsonOf(taggingRule),
      }),
      ...defaults.eventSources,
    ],
    statements: [
      ...defaults.statements,
      scope.database
        .update(documentsTable)
        .set({ ...set, ...(raisesVersion && changedNow(scope)) })
        .where(isToChange),
    ],
  };
}

/** None where the field or the person does not exist any more. */
function customFieldChange(
  scope: OrganizationScope,
  action: CustomAction,
  { documents, taggingRule, raisesVersion, customFields }: RuleTarget,
): RuleFieldChange[] {
  const written = writtenValue(action, customFields);
  if (!written) return [];
  const id = idOf(action.fieldId);
  const isEmpty = sql`not exists (
    select 1 from ${customFieldValuesTable} as present
    where present.document_sequence = ${documentsTable.sequence} and present.field_id = ${id})`;
  const ofField = sql`change.value ->> '$.customField.id' = ${id}`;
  const isFree = action.replaces
    ? sql`(${isEmpty} or not ${isSetByPerson(scope, ofField)})`
    : isEmpty;
  const { eventSources, statements } = customValueChange(
    scope,
    { ...written, documents: and(documents, isFree) },
    { raisesVersion, taggingRule },
  );
  return [
    {
      condition: sql`(${and(isFree, valueChanges(scope, written).isAnyChanged)})`,
      eventSources,
      statements: Object.values(statements).flat(),
    },
  ];
}

/** What an action sets, and whether it can: where the correspondent exists, or the document has a date. */
function settingOf(scope: OrganizationScope, action: BuiltInAction) {
  switch (action.field) {
    case 'correspondent':
      return {
        column: documentsTable.correspondentId,
        value: sql`${action.value}`,
        set: { correspondentId: action.value },
        isPossible: sql`exists ${selectCorrespondentExists(scope, action.value)}`,
      };
    case 'documentType':
      return {
        column: documentsTable.documentType,
        value: sql`${action.value}`,
        set: { documentType: action.value },
      };
    case 'reference':
    case 'iban':
    case 'vatId':
      return {
        column: documentsTable[action.field],
        value: sql`${action.value}`,
        set: columnsOf({ [action.field]: action.value }),
      };
    case 'totalAmount':
      return {
        column: documentsTable.totalAmount,
        value: sql`json(${JSON.stringify(storedMoney(action.value))})`,
        set: columnsOf({ totalAmount: action.value }),
      };
    case 'dueDate': {
      const due = sql`date(${documentsTable.documentDate}, ${`+${action.daysAfterDate} days`})`;
      return {
        column: documentsTable.dueDate,
        value: due,
        set: { dueDate: due },
        isPossible: sql`${due} is not null`,
      };
    }
  }
}

/** Condition on `documents`: the field was last changed (a condition on `change`) by a person, or for one. */
function isSetByPerson(scope: OrganizationScope, ofField: SQL): SQL {
  return sql`coalesce((
    select activity.user_id is not null and activity.data ->> '$.taggingRule' is null
    from ${documentActivityTable} as activity
    where activity.organization_id = ${scope.organizationId} and activity.document_id = ${documentsTable.id}
      and activity.event = 'updated' and exists (
        select 1 from json_each(activity.data, '$.changes') as change where ${ofField})
    order by activity.created_at desc, activity.rowid desc limit 1), 0)`;
}
