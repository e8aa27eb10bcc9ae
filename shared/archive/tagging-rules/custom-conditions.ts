import { customOperators } from './custom-operators.ts';
import { isDated } from './field-conditions.ts';
import type { RuleSubject, SubjectField } from './rule-subject.ts';
import type { CustomCondition, TextCondition } from './tagging-condition.ts';

/** Returns the field of a condition; undefined if it was deleted, or its type changed to one without the operator. */
export function comparedField(
  { fieldId, operator }: CustomCondition,
  { customFields = [] }: RuleSubject,
): SubjectField | undefined {
  const field = customFields.find(({ id }) => id === fieldId);
  return field && customOperators[field.type].includes(operator) ? field : undefined;
}

/** Returns whether a document meets a condition on a custom field that is not a text. */
export function holdsForCustom(
  condition: Exclude<CustomCondition, TextCondition>,
  subject: RuleSubject,
  today: string,
): boolean {
  const field = comparedField(condition, subject);
  if (!field) return false;
  const { value } = field;
  switch (condition.operator) {
    case 'is_set':
      return value !== null;
    case 'is_not_set':
      return value === null;
    case 'is':
      return isChosen(field, condition.value);
    case 'is_not':
      return !isChosen(field, condition.value);
    case 'greater_than':
      return (differenceTo(field, condition.value) ?? 0) > 0;
    case 'less_than':
      return (differenceTo(field, condition.value) ?? 0) < 0;
    case 'before':
    case 'after':
    case 'older_than':
    case 'newer_than':
    case 'within_next':
      return typeof value === 'string' && isDated(value, condition, today);
  }
}

function isChosen({ value }: SubjectField, wanted: string | number | boolean): boolean {
  return Array.isArray(value) ? value.some((each) => each === wanted) : value === wanted;
}

/** Returns the value minus `compared`; undefined if they cannot be compared, as amounts in different currencies. */
function differenceTo(
  { value }: SubjectField,
  compared: number | { amount: number; currency: string },
): number | undefined {
  if (typeof compared === 'number') return typeof value === 'number' ? value - compared : undefined;
  if (typeof value !== 'object' || value === null || !('currency' in value)) return undefined;
  return value.currency === compared.currency ? value.amount - compared.amount : undefined;
}
