import {
  actionKey,
  type CustomAction,
  type FieldAction,
} from '../../../../shared/archive/tagging-rules/field-action.ts';
import {
  createRuleMatcher,
  matchesBy,
  type RuleConditions,
} from '../../../../shared/archive/tagging-rules/rule-matcher.ts';
import type { TaggingRule } from '../../../../shared/archive/tagging-rules/tagging-rule.ts';
import type { RuleSubject } from '../../../../shared/archive/tagging-rules/rule-subject.ts';
import { yieldToOthers } from '../../../../shared/pace.ts';
import { dayAfter, utcDay } from '../../../../shared/time/utc-day.ts';
import { subjectOf, type Candidate } from './rule-candidate-store.ts';
import type { RuleCustomFields } from '../rule-custom-fields.ts';

export type EffectsOfRule = {
  rule: Pick<TaggingRule, 'id' | 'name' | 'version'>;
  tagIds: string[];
  fieldActions: FieldAction[];
  /**
   * True if the rule may fill fields that the upload left explicitly empty, because a person has
   * applied the rule.
   */
  fillsGiven: boolean;
};

type ReadingOptions = {
  today: string;
  givenFields?: readonly string[];
  awaitingIds?: readonly string[];
};

/**
 * Returns the effects of rules on a document. If several add the same tag or set the same field,
 * the first one that can counts. All rules compare the document before any effect.
 */
export async function effectsOfRules(
  rules: readonly TaggingRule[],
  document: RuleSubject,
  { today, givenFields = [], awaitingIds = [] }: ReadingOptions,
): Promise<EffectsOfRule[]> {
  const matcher = await createRuleMatcher(rules, { checkpoint: yieldToOthers, today });
  const matches = await matcher.match(document);
  const matching = rules.filter((_, index) => matches[index]);
  const maySet = (ruleId: string, action: FieldAction, subject: RuleSubject) =>
    canSet(action, subject, {
      isGiven: givenFields.includes(action.field === 'custom' ? action.fieldId : action.field),
      fillsGiven: awaitingIds.includes(ruleId),
    });
  const isDated = matching.some(({ id, fieldActions }) =>
    fieldActions.some((action) => action.field === 'documentDate' && maySet(id, action, document)),
  );
  const dated = isDated ? { ...document, documentDate: dayAdded(document) } : document;
  const taken = new Set<string>();
  return matching.flatMap(({ id, name, version, actions, fieldActions }) => {
    const tagIds = actions.map(({ tagId }) => tagId).filter((tagId) => !taken.has(tagId));
    const free = fieldActions.filter(
      (action) =>
        !taken.has(actionKey(action)) && maySet(id, action, isCounted(action) ? dated : document),
    );
    for (const key of [...tagIds, ...free.map(actionKey)]) taken.add(key);
    const changing = free.filter((action) => !isSet(action, isCounted(action) ? dated : document));
    if (tagIds.length + changing.length === 0) return [];
    const fillsGiven = awaitingIds.includes(id);
    return [{ rule: { id, name, version }, tagIds, fieldActions: changing, fillsGiven }];
  });
}

function isCounted(action: FieldAction): boolean {
  return 'daysAfterDate' in action;
}

function dayAdded({ createdAt }: RuleSubject): string | undefined {
  return createdAt === undefined ? undefined : utcDay(new Date(createdAt));
}

function canSet(
  action: FieldAction,
  document: RuleSubject,
  { isGiven, fillsGiven }: { isGiven: boolean; fillsGiven: boolean },
): boolean {
  const isFree = (value: unknown) =>
    isMissing(value) ? !isGiven || fillsGiven : action.replaces && !isGiven;
  switch (action.field) {
    case 'correspondent':
      return isFree(document.correspondentId);
    case 'documentDate':
    case 'documentType':
    case 'totalAmount':
    case 'reference':
    case 'iban':
    case 'vatId':
      return isFree(document[action.field]);
    case 'isPaid':
      return document.isPaid !== true && (!isGiven || fillsGiven);
    case 'dueDate':
    case 'endDate':
    case 'noticeDate':
      return !isMissing(document.documentDate) && isFree(document[action.field]);
    case 'custom': {
      const field = customFieldOf(action, document);
      return field !== undefined && isFree(field.value);
    }
  }
}

function isSet(action: FieldAction, document: RuleSubject): boolean {
  switch (action.field) {
    case 'correspondent':
      return document.correspondentId === action.value;
    case 'documentDate':
      return document.documentDate === dayAdded(document);
    case 'documentType':
    case 'reference':
    case 'iban':
    case 'vatId':
    case 'isPaid':
      return document[action.field] === action.value;
    case 'totalAmount': {
      const { amount, currency } = action.value;
      const { totalAmount } = document;
      return totalAmount?.amount === amount && totalAmount.currency === currency;
    }
    case 'dueDate':
    case 'endDate':
    case 'noticeDate': {
      const { documentDate, [action.field]: day } = document;
      return !isMissing(documentDate) && day === dayAfter(documentDate, action.daysAfterDate);
    }
    case 'custom':
      return (
        JSON.stringify(customFieldOf(action, document)?.value) === JSON.stringify(action.value)
      );
  }
}

function customFieldOf({ fieldId }: CustomAction, { customFields = [] }: RuleSubject) {
  return customFields.find(({ id }) => id === fieldId);
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

type AppliedRule = RuleConditions & { fieldActions: readonly FieldAction[] };

/**
 * Returns the ids of the candidates that a rule matches, and how many candidates meet each
 * condition. Documents that are still to be read are left out if that matters to the rule. The rule
 * is applied when they are read, whether it is enabled or not.
 */
export async function matchCandidates(
  rule: AppliedRule,
  candidates: Candidate[],
  { today, customFields }: { today: string; customFields: RuleCustomFields },
): Promise<{ matchingIds: string[]; conditionCounts: number[] }> {
  const needsReading =
    rule.fieldActions.length > 0 ||
    rule.conditions.some(({ field }) => field !== 'name' && field !== 'sender');
  const matcher = await createRuleMatcher([rule], { checkpoint: yieldToOthers, today });
  const matchingIds: string[] = [];
  const conditionCounts = rule.conditions.map(() => 0);
  for (const candidate of candidates) {
    if (needsReading && candidate.isPending) continue;
    const [met = []] = await matcher.meets(subjectOf(candidate, customFields));
    for (const [index, isMet] of met.entries()) {
      if (isMet) conditionCounts[index] = (conditionCounts[index] ?? 0) + 1;
    }
    if (matchesBy(rule.match, met)) matchingIds.push(candidate.id);
  }
  return { matchingIds, conditionCounts };
}
