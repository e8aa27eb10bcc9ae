import {
  customFieldIdsIn,
  type RuleParts,
} from '../../../shared/archive/tagging-rules/custom-operators.ts';
import type { CustomAction } from '../../../shared/archive/tagging-rules/field-action.ts';
import {
  hasOptions,
  type CustomFieldType,
} from '../../../shared/archive/custom-fields/custom-field-types.ts';
import {
  valueSchemas,
  type DocumentCustomField,
} from '../../../shared/archive/custom-fields/custom-field-value.ts';
import type { TaggingRule } from '../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { SubjectField } from '../../../shared/archive/tagging-rules/rule-subject.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import {
  selectCustomFieldsById,
  type CustomFieldRow,
} from '../custom-fields/custom-field-store.ts';
import { findPeople } from '../custom-fields/stored/find-people.ts';
import { selectDocumentsById } from '../documents/rows/document-condition-store.ts';
import { storedValues, type StoredValue } from '../custom-fields/stored/stored-values.ts';

export type RuleCustomFields = {
  fields: readonly CustomFieldRow[];
  people: readonly { id: string; name: string }[];
  documents: readonly { id: string }[];
};

export async function findRuleCustomFields(
  scope: OrganizationScope,
  rules: readonly RuleParts[],
): Promise<RuleCustomFields> {
  const ids = customFieldIdsIn(rules);
  if (ids.length === 0) return { fields: [], people: [], documents: [] };
  const fields = await selectCustomFieldsById(scope, ids);
  const actions = rules.flatMap(({ fieldActions }) =>
    fieldActions.filter((action) => action.field === 'custom'),
  );
  const idsSetAs = (type: CustomFieldType) =>
    actions.flatMap(({ fieldId, value }) =>
      typeof value === 'string' && fields.some((each) => each.id === fieldId && each.type === type)
        ? value
        : [],
    );
  const documentIds = idsSetAs('document');
  return {
    fields,
    people: idsSetAs('person').length > 0 ? await findPeople(scope) : [],
    documents: documentIds.length > 0 ? await selectDocumentsById(scope, documentIds) : [],
  };
}

export function subjectFields(
  { fields }: RuleCustomFields,
  values: readonly Pick<DocumentCustomField, 'id' | 'value'>[],
): SubjectField[] {
  return fields.map(({ id, type }) => ({
    id,
    type,
    value: values.find((each) => each.id === id)?.value ?? null,
  }));
}

/**
 * Returns the value that an action writes, with only those options that still exist. Undefined if
 * the field, the document or all of the options were deleted, the field has another type, or the
 * person has left.
 */
export function writtenValue(
  { fieldId, value }: CustomAction,
  { fields, people, documents }: RuleCustomFields,
): { field: CustomFieldRow; values: StoredValue[] } | undefined {
  const field = fields.find(({ id }) => id === fieldId);
  if (!field || !valueSchemas[field.type].safeParse(value).success) return undefined;
  if (hasOptions(field.type)) {
    const values = storedValues(field.type, value).filter(({ value: id }) => isOption(field, id));
    return values.length === 0 ? undefined : { field, values };
  }
  if (field.type === 'document' && !documents.some(({ id }) => id === value)) return undefined;
  if (field.type !== 'person') return { field, values: storedValues(field.type, value) };
  const person = people.find(({ id }) => id === value);
  return person && { field, values: storedValues(field.type, value, person.name) };
}

function isOption({ options }: CustomFieldRow, chosen: unknown): boolean {
  return options.some(({ id, isRemoved }) => !isRemoved && id === chosen);
}

/**
 * Returns a rule without the actions that write nothing, so that other rules can set these fields.
 */
export function withWrittenActions(rule: TaggingRule, customFields: RuleCustomFields): TaggingRule {
  const fieldActions = rule.fieldActions.filter(
    (action) => action.field !== 'custom' || writtenValue(action, customFields),
  );
  return { ...rule, fieldActions };
}
