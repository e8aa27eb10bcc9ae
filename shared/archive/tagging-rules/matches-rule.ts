import { foldCase } from '../../fold-case.ts';
import type { TaggingCondition, TaggingOperator } from './tagging-rule.ts';

/** The fields of a document that conditions compare. */
export type RuleSubject = { name: string; content: string };

/** A document prepared for any number of rules: each field is normalized once, when a condition first needs it. */
export function normalizedSubject({ name, content }: RuleSubject): RuleSubject {
  let foldedName: string | undefined;
  let foldedContent: string | undefined;
  return {
    get name() {
      return (foldedName ??= comparable(name));
    },
    get content() {
      return (foldedContent ??= comparable(content));
    },
  };
}

/**
 * Whether a document prepared by `normalizedSubject` meets all conditions of a rule; without conditions, every document
 * does. Ignores case (Unicode's full case folding) and kinds of white space, as a phrase may contain line breaks.
 */
export function matchesRule(
  conditions: readonly TaggingCondition[],
  subject: RuleSubject,
): boolean {
  return conditions.every(({ field, operator, value }) =>
    compare(operator, subject[field], comparable(value)),
  );
}

/** Whether conditions compare the text of a document, or its name alone. */
export function usesContent(conditions: readonly TaggingCondition[]): boolean {
  return conditions.some(({ field }) => field === 'content');
}

function compare(operator: TaggingOperator, text: string, value: string): boolean {
  switch (operator) {
    case 'equal':
      return text === value;
    case 'not_equal':
      return text !== value;
    case 'contains':
      return text.includes(value);
    case 'not_contains':
      return !text.includes(value);
    case 'starts_with':
      return text.startsWith(value);
    case 'ends_with':
      return text.endsWith(value);
  }
}

function comparable(text: string): string {
  return foldCase(text).replaceAll(/\s+/g, ' ').trim();
}
