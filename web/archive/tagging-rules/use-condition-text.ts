import type { BuiltInAction } from '../../../shared/archive/tagging-rules/field-action.ts';
import type { ConditionSubject, BuiltInField } from './form/condition-operators.ts';
import {
  taggingDateFields,
  type TaggingCondition,
} from '../../../shared/archive/tagging-rules/tagging-condition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCorrespondents } from '../correspondents/correspondent-api.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';

export function useConditionNames() {
  const { t } = useTranslation();
  return {
    fieldName: (field: BuiltInField) => {
      const isOfRule = field === 'name' || field === 'content' || field === 'sender';
      return t(isOfRule ? `tagging-rules.field.${field}` : `documents.fields.name.${field}`);
    },
    operatorName: (operator: TaggingCondition['operator'], subject: ConditionSubject) => {
      const isOneOfSeveral = typeof subject === 'object' && subject.type === 'multi-select';
      if (isOneOfSeveral && operator === 'is') return t('tagging-rules.operator.contains');
      if (isOneOfSeveral && operator === 'is_not') return t('tagging-rules.operator.not_contains');
      return t(`tagging-rules.operator.${operator}`);
    },
  };
}

export function useRuleTexts(organizationId: string) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const { data: correspondents } = useCorrespondents(organizationId);
  const correspondentName = (id: string) =>
    correspondents
      ? (correspondents.find((each) => each.id === id)?.name ?? t('correspondents.choice.deleted'))
      : '…';
  return {
    /** Returns undefined if the condition has no value. */
    conditionText: (
      condition: Exclude<TaggingCondition, { field: 'custom' }>,
    ): string | undefined => {
      if (!('value' in condition)) return undefined;
      const { field, value } = condition;
      if (typeof value === 'number') return t('tagging-rules.days', { count: value });
      if (field === 'correspondent') return correspondentName(value);
      const isText = typeof value === 'string' && !isDay(condition);
      if (field === 'documentType') return textOf(field, value) ?? value;
      return isText ? t('common.quoted', { text: value }) : textOf(field, value);
    },
    actionText: (action: BuiltInAction): string => {
      switch (action.field) {
        case 'correspondent':
          return correspondentName(action.value);
        case 'documentType':
          return textOf(action.field, action.value) ?? action.value;
        case 'documentDate':
          return t('tagging-rules.day-added');
        case 'dueDate':
        case 'endDate':
        case 'noticeDate':
          return t('tagging-rules.days-after-date', { count: action.daysAfterDate });
        case 'totalAmount':
        case 'reference':
        case 'iban':
        case 'vatId':
        case 'isPaid':
          return textOf(action.field, action.value) ?? '';
      }
    },
  };
}

function isDay({ field }: TaggingCondition): boolean {
  return taggingDateFields.some((each) => each === field);
}
