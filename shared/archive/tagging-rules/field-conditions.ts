import { dayAfter } from '../../time/utc-day.ts';
import type { RuleSubject } from './rule-subject.ts';
import type {
  CustomCondition,
  dayOperators,
  relativeDayOperators,
  TaggingCondition,
  TextCondition,
} from './tagging-condition.ts';

type FieldCondition = Exclude<TaggingCondition, TextCondition | CustomCondition>;

/** Returns whether a document meets a condition on the value of a field, or on its presence. */
export function holdsForFields(
  condition: FieldCondition,
  subject: RuleSubject,
  today: string,
): boolean {
  switch (condition.operator) {
    case 'is_set':
      return hasValue(subject, condition.field);
    case 'is_not_set':
      return !hasValue(subject, condition.field);
    case 'is':
      return choiceOf(subject, condition.field) === condition.value;
    case 'is_not':
      return choiceOf(subject, condition.field) !== condition.value;
    case 'greater_than':
    case 'less_than': {
      const { totalAmount } = subject;
      const { amount, currency } = condition.value;
      if (totalAmount?.currency !== currency) return false;
      return condition.operator === 'greater_than'
        ? totalAmount.amount > amount
        : totalAmount.amount < amount;
    }
    case 'before':
    case 'after':
    case 'older_than':
    case 'newer_than':
    case 'within_next': {
      const date = subject[condition.field];
      return date !== null && date !== undefined && isDated(date, condition, today);
    }
  }
}

type DateCondition = Extract<
  TaggingCondition,
  { operator: (typeof dayOperators | typeof relativeDayOperators)[number] }
>;

/** Returns whether a date meets a condition. */
export function isDated(date: string, { operator, value }: DateCondition, today: string): boolean {
  switch (operator) {
    case 'before':
      return date < value;
    case 'after':
      return date > value;
    case 'older_than':
      return date < dayAfter(today, -value);
    case 'newer_than':
      return date >= dayAfter(today, -value);
    case 'within_next':
      return date >= today && date <= dayAfter(today, value);
  }
}

function hasValue(subject: RuleSubject, field: FieldCondition['field']): boolean {
  const value = field === 'correspondent' ? subject.correspondentId : subject[field];
  return value !== null && value !== undefined && value !== '';
}

function choiceOf(subject: RuleSubject, field: 'correspondent' | 'documentType') {
  return field === 'correspondent' ? subject.correspondentId : subject.documentType;
}
