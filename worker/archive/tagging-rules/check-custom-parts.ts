import type { CustomFieldValue } from '../../../shared/archive/custom-fields/custom-field-value.ts';
import {
  customFieldIdsIn,
  customOperators,
  documentTypesIn,
  type RuleParts,
} from '../../../shared/archive/tagging-rules/custom-operators.ts';
import type { FieldAction } from '../../../shared/archive/tagging-rules/field-action.ts';
import type { CustomCondition } from '../../../shared/archive/tagging-rules/tagging-condition.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { checkedValue, invalidValue, rowsOfValue } from '../custom-fields/stored/checked-value.ts';
import {
  selectCustomFieldsById,
  type CustomFieldRow,
} from '../custom-fields/custom-field-store.ts';
import { requireDocumentTypes } from '../document-types/rows/require-document-types.ts';
import { selectDocumentExists } from '../documents/rows/document-condition-store.ts';

/**
 * Checks the custom fields and document types of a rule, and returns the rule with its values in
 * their stored form. Throws 404 `field.not_found`, `document_type.not_found`, `member.not_found` or
 * `document.not_found` if the organization does not have one of them, 400 for operators and values
 * that the type of a field does not allow.
 */
export async function checkCustomParts<Rule extends RuleParts>(
  scope: OrganizationScope,
  rule: Rule,
): Promise<Rule> {
  await requireDocumentTypes(scope, documentTypesIn(rule));
  const ids = customFieldIdsIn([rule]);
  if (ids.length === 0) return rule;
  const rows = new Map((await selectCustomFieldsById(scope, ids)).map((row) => [row.id, row]));
  const rowOf = (id: string) => {
    const row = rows.get(id);
    if (!row) throw new AppError('field.not_found');
    return row;
  };
  for (const [index, condition] of rule.conditions.entries()) {
    if (condition.field !== 'custom') continue;
    await checkCondition(scope, {
      condition,
      row: rowOf(condition.fieldId),
      path: `conditions.${index}`,
    });
  }
  const fieldActions: FieldAction[] = [];
  for (const [index, action] of rule.fieldActions.entries()) {
    if (action.field !== 'custom') {
      fieldActions.push(action);
      continue;
    }
    const { value } = action;
    const path = `fieldActions.${index}.value`;
    const checked = await existingValue(scope, { row: rowOf(action.fieldId), value, path });
    fieldActions.push({ ...action, value: checked });
  }
  return { ...rule, fieldActions };
}

const comparing: ReadonlySet<string> = new Set(['is', 'is_not', 'greater_than', 'less_than']);

type CheckedCondition = { condition: CustomCondition; row: CustomFieldRow; path: string };

async function checkCondition(
  scope: OrganizationScope,
  { condition, row, path }: CheckedCondition,
) {
  if (!customOperators[row.type].includes(condition.operator)) {
    throw invalidValue(`${path}.operator`, 'Not an operator of this type');
  }
  if (!('value' in condition) || !comparing.has(condition.operator)) return;
  const { value } = condition;
  const isOption = row.type === 'multi-select' && typeof value === 'string';
  await existingValue(scope, { row, value: isOption ? [value] : value, path: `${path}.value` });
}

type NamedValue = { row: CustomFieldRow; value: CustomFieldValue; path: string };

async function existingValue(scope: OrganizationScope, { row, value, path }: NamedValue) {
  const checked = checkedValue(row, value, path);
  if (checked === null) throw invalidValue(path, 'Expected a value');
  const { targetId } = await rowsOfValue(scope, row, checked);
  if (targetId !== undefined && (await selectDocumentExists(scope, targetId)).length === 0) {
    throw new AppError('document.not_found');
  }
  return checked;
}
