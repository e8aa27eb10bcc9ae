import type { CustomField } from '../../../../shared/archive/custom-fields/custom-field.ts';
import { customOperators } from '../../../../shared/archive/tagging-rules/custom-operators.ts';
import {
  amountOperators,
  choiceOperators,
  dayOperators,
  presenceOperators,
  relativeDayOperators,
  taggingOperators,
  type TaggingCondition,
} from '../../../../shared/archive/tagging-rules/tagging-condition.ts';
import type { ValueKind } from '../../fields/inputs/value-control.tsx';

export type BuiltInField = Exclude<TaggingCondition['field'], 'custom'>;
type Operator = TaggingCondition['operator'];

/** The field of a condition: built-in or custom; undefined if it was deleted. */
export type ConditionSubject = BuiltInField | CustomField | undefined;

export const conditionFields = [
  'name',
  'content',
  'correspondent',
  'documentType',
  'documentDate',
  'dueDate',
  'endDate',
  'noticeDate',
  'totalAmount',
  'reference',
  'iban',
  'vatId',
  'sender',
] as const satisfies BuiltInField[];

export function operatorsOf(subject: ConditionSubject): readonly Operator[] {
  if (subject === undefined) return [];
  if (typeof subject === 'object') return customOperators[subject.type];
  switch (subject) {
    case 'name':
      return taggingOperators;
    case 'content':
    case 'sender':
    case 'reference':
    case 'iban':
    case 'vatId':
      return [...taggingOperators, ...presenceOperators];
    case 'documentDate':
      return [...relativeDayOperators, ...dayOperators, ...presenceOperators];
    case 'dueDate':
    case 'endDate':
    case 'noticeDate':
      return ['within_next', 'older_than', 'newer_than', ...dayOperators, ...presenceOperators];
    case 'correspondent':
    case 'documentType':
      return [...choiceOperators, ...presenceOperators];
    case 'totalAmount':
      return [...amountOperators, ...presenceOperators];
  }
}

/** Returns the operator after a change of the field: the current one if the new field has it. */
export function operatorFor(subject: ConditionSubject, before: Operator): Operator {
  const operators = operatorsOf(subject);
  if (operators.includes(before)) return before;
  return operators.includes('contains') ? 'contains' : (operators[0] ?? 'is_set');
}

/**
 * Returns how the value of a condition is entered; `custom` depends on the type of its field. Undefined if it has none.
 */
export function valueKindOf(
  subject: ConditionSubject,
  operator: Operator,
): ValueKind | 'custom' | undefined {
  switch (operator) {
    case 'is_set':
    case 'is_not_set':
      return undefined;
    case 'is':
    case 'is_not':
      if (typeof subject === 'object') return 'custom';
      return subject === 'correspondent' ? 'correspondent' : 'documentType';
    case 'before':
    case 'after':
      return 'day';
    case 'older_than':
    case 'newer_than':
    case 'within_next':
      return 'days';
    case 'greater_than':
    case 'less_than':
      return typeof subject === 'object' ? 'custom' : 'money';
    case 'equal':
    case 'not_equal':
    case 'contains':
    case 'not_contains':
    case 'contains_word':
    case 'not_contains_word':
    case 'starts_with':
    case 'ends_with':
    case 'matches_pattern':
      return 'text';
  }
}
