import type { CustomFieldType } from '../custom-fields/custom-field-types.ts';
import type { FieldAction } from './field-action.ts';
import {
  amountOperators,
  choiceOperators,
  dayOperators,
  presenceOperators,
  relativeDayOperators,
  taggingOperators,
  type TaggingCondition,
} from './tagging-condition.ts';

/** Operators for each type of custom field; for a multi-select, `is` requires that the option is one of those chosen. */
export const customOperators: Record<CustomFieldType, readonly TaggingCondition['operator'][]> = {
  text: [...taggingOperators, ...presenceOperators],
  link: [...taggingOperators, ...presenceOperators],
  number: [...amountOperators, ...choiceOperators, ...presenceOperators],
  money: [...amountOperators, ...presenceOperators],
  date: [...relativeDayOperators, ...dayOperators, ...presenceOperators],
  boolean: ['is', ...presenceOperators],
  select: [...choiceOperators, ...presenceOperators],
  'multi-select': [...choiceOperators, ...presenceOperators],
  person: [...choiceOperators, ...presenceOperators],
  document: [...choiceOperators, ...presenceOperators],
};

export type RuleParts = {
  conditions: readonly TaggingCondition[];
  fieldActions: readonly FieldAction[];
};

/** Returns the ids of the custom fields that rules compare or set. */
export function customFieldIdsIn(rules: readonly RuleParts[]): string[] {
  const parts = rules.flatMap(({ conditions, fieldActions }) => [...conditions, ...fieldActions]);
  return [...new Set(parts.flatMap((part) => (part.field === 'custom' ? part.fieldId : [])))];
}

/** Returns the document types that a rule compares or sets. */
export function documentTypesIn({ conditions, fieldActions }: RuleParts): string[] {
  return [...conditions, ...fieldActions].flatMap((part) =>
    part.field === 'documentType' && 'value' in part ? part.value : [],
  );
}
