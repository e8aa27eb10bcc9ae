import { foldCase } from '../../fold-case.ts';
import type { TaggingCondition, TaggingOperator } from './tagging-rule.ts';

/** A document as rules see it. */
export type RuleSubject = { name: string; content: string };

/** A document made ready for any number of rules: each of its fields is folded once, and only if a rule asks. */
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
 * Whether a document made ready by `normalizedSubject` fits all of a rule's conditions; no condition fits every document.
 * Case does not count (Unicode's full case folding), nor do kinds of white space: a line may break inside a phrase.
 */
export function matchesRule(
  conditions: readonly TaggingCondition[],
  subject: RuleSubject,
): boolean {
  return conditions.every(({ field, operator, value }) =>
    compare(operator, subject[field], comparable(value)),
  );
}

/** Whether the text matters to a rule, or the name alone decides. */
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
