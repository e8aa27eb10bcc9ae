import {
  and,
  eq,
  exists,
  isNotNull,
  isNull,
  not,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type {
  BuiltInAction,
  CustomAction,
  FieldAction,
} from '../../../shared/archive/tagging-rules/field-action.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import type { Statement } from '../../database/database.ts';
import {
  allOf,
  anyOf,
  hasRow,
  jsonColumns,
  jsonObject,
  jsonValue,
} from '../../database/expressions.ts';
import type { EventSource } from '../../database/events.ts';
import { documentActivityTable } from '../activity/activity-table.ts';
import { correspondentDefaults } from '../correspondents/correspondent-default-store.ts';
import { selectCorrespondentExists } from '../correspondents/correspondent-store.ts';
import {
  customValueChange,
  valueChanges,
} from '../custom-fields/stored/custom-field-value-store.ts';
import { customFieldValuesTable } from '../custom-fields/custom-field-table.ts';
import { literal } from '../../database/literal.ts';
import { idOf } from '../custom-fields/search/custom-filter-store.ts';
import { hasType } from '../document-types/rows/document-type-store.ts';
import { documentEvents, documentsWhere, jsonOf } from '../documents/rows/document-event-store.ts';
import { documentsTable } from '../documents/rows/document-table.ts';
import { isGiven } from '../documents/rows/given-field-store.ts';
import {
  changedNow,
  columnsOf,
  fieldList,
  storedChanges,
  storedMoney,
} from '../documents/rows/field-change-store.ts';
import { writtenValue, type RuleCustomFields } from './rule-custom-fields.ts';

type ActionOfRule = FieldAction & { fillsGiven: boolean };

type RuleTarget = {
  documents: SQL | undefined;
  taggingRule: { id: string; name: string };
  tagIds: string[];
  raisesVersion: boolean;
  fillsGiven: boolean;
  others?: readonly ActionOfRule[];
  customFields: RuleCustomFields;
};

type RuleFieldChange = { condition: SQL; eventSources: EventSource[]; statements: Statement[] };

/**
 * Sets fields of documents for a rule, if they have no value, or if the action replaces values and
 * no person has set theirs. `conditions` are the conditions under which each action changes a
 * document.
 */
export function ruleFieldsChange(
  scope: OrganizationScope,
  actions: readonly FieldAction[],
  target: RuleTarget,
): { eventSources: EventSource[]; statements: Statement[]; conditions: SQL[] } {
  const { fillsGiven, others = [] } = target;
  const all = [...actions.map((action) => ({ ...action, fillsGiven })), ...others];
  const changes = actions.flatMap((action) =>
    action.field === 'custom'
      ? customFieldChange(scope, action, target)
      : [builtInChange(scope, action, { ...target, all })],
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
  target: RuleTarget & { all: readonly ActionOfRule[] },
): RuleFieldChange {
  const { documents, taggingRule, tagIds, raisesVersion, fillsGiven, all } = target;
  const isTypeTaken = all.some(({ field }) => field === 'documentType');
  const { column, value, set, isPossible } = settingOf(scope, action, all);
  const { isAnyChanged, names, changes } = storedChanges(jsonObject({ [action.field]: value }));
  const isFreeField = isFreeFor(scope, action, { column, fillsGiven });
  const condition = allOf(isFreeField, isPossible, isAnyChanged);
  const isToChange = and(documents, condition);
  const defaults =
    action.field === 'correspondent'
      ? correspondentDefaults(scope, action.value, {
          documents: isToChange,
          setsType: !isTypeTaken,
          keepsGivenType: !fillsGiven,
          taggingRule,
          exceptTagIds: tagIds,
        })
      : { eventSources: [], statements: [] };
  return {
    condition,
    eventSources: [
      documentEvents('document.updated', documentsWhere(isToChange), {
        updatedFields: fieldList(names),
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

function isFreeFor(
  scope: OrganizationScope,
  { field, replaces }: BuiltInAction,
  { column, fillsGiven }: { column: SQLWrapper; fillsGiven: boolean },
): SQL {
  return isFree({
    isEmpty: field === 'isPaid' ? eq(column, literal(0)) : isNull(column),
    isFromUpload: isGiven(field),
    isPersonal: isSetByPerson(scope, eq(jsonValue(changed.value, '$.field'), field)),
    replaces,
    fillsGiven,
  });
}

type ValueState = {
  isEmpty: SQL;
  isFromUpload: SQL;
  isPersonal: SQL;
  replaces: boolean;
  fillsGiven: boolean;
};

/**
 * Condition on `documents`: the field has no value, or a value that the action replaces. A field
 * that a person or an upload has left empty stays empty, unless a person applies the rule.
 */
function isFree({ isEmpty, isFromUpload, isPersonal, replaces, fillsGiven }: ValueState): SQL {
  const isFilled = fillsGiven ? isEmpty : allOf(isEmpty, not(isFromUpload), not(isPersonal));
  if (!replaces) return isFilled;
  return anyOf(isFilled, and(not(isPersonal), not(isFromUpload)));
}

function customFieldChange(
  scope: OrganizationScope,
  action: CustomAction,
  { documents, taggingRule, raisesVersion, fillsGiven, customFields }: RuleTarget,
): RuleFieldChange[] {
  const written = writtenValue(action, customFields);
  if (!written) return [];
  const id = idOf(action.fieldId);
  const present = alias(customFieldValuesTable, 'present');
  const hasValue = and(
    eq(present.documentSequence, documentsTable.sequence),
    eq(present.fieldId, id),
  );
  const ofField = eq(jsonValue(changed.value, '$.customField.id'), id);
  const isSettable = isFree({
    isEmpty: not(hasRow(present, hasValue)),
    isFromUpload: isGiven(id),
    isPersonal: isSetByPerson(scope, ofField),
    replaces: action.replaces,
    fillsGiven,
  });
  const { eventSources, statements } = customValueChange(
    scope,
    { ...written, documents: and(documents, isSettable) },
    { raisesVersion, taggingRule },
  );
  return [
    {
      condition: allOf(isSettable, valueChanges(scope, written).isAnyChanged),
      eventSources,
      statements: Object.values(statements).flat(),
    },
  ];
}

/**
 * The columns that an action sets, and whether that is possible: the correspondent may not exist,
 * or the document may have no date. `all` are the actions that are written together.
 */
function settingOf(scope: OrganizationScope, action: BuiltInAction, all: readonly ActionOfRule[]) {
  switch (action.field) {
    case 'correspondent':
      return {
        column: documentsTable.correspondentId,
        value: action.value,
        set: { correspondentId: action.value },
        isPossible: exists(selectCorrespondentExists(scope, action.value)),
      };
    case 'documentDate':
      return {
        column: documentsTable.documentDate,
        value: dayAdded,
        set: { documentDate: dayAdded },
      };
    case 'documentType':
      return {
        column: documentsTable.documentType,
        value: action.value,
        set: { documentType: action.value },
        isPossible: hasType(scope, action.value),
      };
    case 'reference':
    case 'iban':
    case 'vatId':
      return {
        column: documentsTable[action.field],
        value: action.value,
        set: columnsOf({ [action.field]: action.value }),
      };
    case 'isPaid':
      return {
        column: documentsTable.isPaid,
        value: jsonOf(true),
        set: { isPaid: true },
      };
    case 'totalAmount':
      return {
        column: documentsTable.totalAmount,
        value: jsonOf(storedMoney(action.value)),
        set: columnsOf({ totalAmount: action.value }),
      };
    case 'dueDate':
    case 'endDate':
    case 'noticeDate': {
      const day = sql`date(${documentDateAfter(scope, all)}, ${`+${action.daysAfterDate} days`})`;
      return {
        column: documentsTable[action.field],
        value: day,
        set: { [action.field]: day },
        isPossible: isNotNull(day),
      };
    }
  }
}

const dayAdded = sql`date(${documentsTable.createdAt} / 1000, 'unixepoch')`;

function documentDateAfter(scope: OrganizationScope, all: readonly ActionOfRule[]): SQLWrapper {
  const { documentDate } = documentsTable;
  const action = all.find((each) => each.field === 'documentDate');
  return action
    ? sql`iif(${isFreeFor(scope, action, { column: documentDate, fillsGiven: action.fillsGiven })}, ${dayAdded}, ${documentDate})`
    : documentDate;
}

const changed = jsonColumns('change');

/**
 * Condition on `documents`: the last change of the field was made by a person, or by a job for a
 * person, not counting merges. `ofField` is a condition on `change`.
 */
function isSetByPerson(scope: OrganizationScope, ofField: SQL): SQL {
  return sql`coalesce((
    select activity.user_id is not null and activity.data ->> '$.taggingRule' is null
    from ${documentActivityTable} as activity
    where activity.organization_id = ${scope.organizationId} and activity.document_id = ${documentsTable.id}
      and activity.event = 'updated' and activity.data ->> '$.source' is not 'merge' and exists (
        select 1 from json_each(activity.data, '$.changes') as change where ${ofField})
    order by activity.created_at desc, activity.rowid desc limit 1), 0)`;
}
