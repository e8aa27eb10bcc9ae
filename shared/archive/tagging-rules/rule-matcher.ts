import { createPace, type Pace } from '../../pace.ts';
import { comparableText } from './comparable-text.ts';
import { comparedField, holdsForCustom } from './custom-conditions.ts';
import { holdsForFields } from './field-conditions.ts';
import { containsPattern } from './pattern-finder.ts';
import type { RuleSubject } from './rule-subject.ts';
import { isTextCondition, type TaggingCondition, type TextCondition } from './tagging-condition.ts';
import type { TaggingMatch } from './tagging-rule.ts';
import { createValueFinder } from './value-finder.ts';

export type RuleConditions = { match: TaggingMatch; conditions: readonly TaggingCondition[] };

type RuleMatcher = {
  /** Whether a document meets each condition of each rule, in the order of both. */
  meets(subject: RuleSubject): Promise<boolean[][]>;
  /** Whether a document matches each rule. */
  match(subject: RuleSubject): Promise<boolean[]>;
};

/** UTF-16 code units between two checkpoints: about 20 ms, if they are those that take longest. */
const workBetweenCheckpoints = 65_536;
/** A condition takes at least as long as this many code units. */
const conditionWork = 16;

/** `today` (`YYYY-MM-DD`): what relative dates are compared with. */
type MatcherOptions = { checkpoint: () => Promise<void>; today: string };

/**
 * Prepares rules to be compared with any number of documents. A rule without conditions matches every document. Case (Unicode's
 * full case folding) and kinds of white space are ignored. Takes time linear in all values once, and then in each document, for
 * each pattern once more, however they are made; calls `checkpoint` as it goes on, for others to have their turn.
 */
export async function createRuleMatcher(
  rules: readonly RuleConditions[],
  { checkpoint, today }: MatcherOptions,
): Promise<RuleMatcher> {
  const pace = createPace({ checkpoint }, workBetweenCheckpoints);
  const prepared: RuleConditions[] = [];
  for (const { match, conditions } of rules) {
    prepared.push({ match, conditions: await prepareConditions(conditions, pace) });
  }
  const textConditions = prepared.flatMap(({ conditions }) => conditions.filter(isTextCondition));
  const readers = new Map<string, { condition: TextCondition; read: FieldReader }>();
  for (const [field, ofField] of Map.groupBy(textConditions, comparedName)) {
    const [condition] = ofField;
    if (condition) readers.set(field, { condition, read: await createFieldReader(ofField, pace) });
  }
  const check = async (subject: RuleSubject) => {
    const texts = new Map<string, PreparedField>();
    for (const [field, { condition, read }] of readers) {
      const text = comparedTextOf(condition, subject);
      if (text !== undefined) texts.set(field, await read(text));
    }
    return prepared.map(({ match, conditions }) => ({
      match,
      met: conditions.map((condition) => {
        if (isTextCondition(condition)) {
          const text = texts.get(comparedName(condition));
          return text !== undefined && holds(condition, text);
        }
        return condition.field === 'custom'
          ? holdsForCustom(condition, subject, today)
          : holdsForFields(condition, subject, today);
      }),
    }));
  };
  return {
    meets: async (subject) => (await check(subject)).map(({ met }) => met),
    match: async (subject) => (await check(subject)).map(({ match, met }) => matchesBy(match, met)),
  };
}

/** The name of the field that a condition is about, or the id of a custom one. */
function comparedName(condition: TaggingCondition): string {
  return condition.field === 'custom' ? condition.fieldId : condition.field;
}

/** The text of a document that a condition is about; undefined where no condition can be met. */
function comparedTextOf(condition: TextCondition, subject: RuleSubject): string | undefined {
  if (condition.field !== 'custom') return subject[condition.field] ?? '';
  const field = comparedField(condition, subject);
  return field && (typeof field.value === 'string' ? field.value : '');
}

/** Whether a document matches a rule, by which of its conditions it meets. */
export function matchesBy(match: TaggingMatch, met: readonly boolean[]): boolean {
  if (match === 'all' || met.length === 0) return met.every(Boolean);
  return met.some(Boolean);
}

/** Whether conditions compare this field of a document. */
export function usesField(
  conditions: readonly TaggingCondition[],
  field: TaggingCondition['field'],
): boolean {
  return conditions.some((condition) => condition.field === field);
}

/** Conditions whose values can be compared with prepared text. */
async function prepareConditions(
  conditions: readonly TaggingCondition[],
  pace: Pace,
): Promise<TaggingCondition[]> {
  const prepared: TaggingCondition[] = [];
  for (const condition of conditions) {
    prepared.push(
      isTextCondition(condition)
        ? { ...condition, value: await comparableText(writtenValue(condition), pace) }
        : condition,
    );
    await pace(conditionWork);
  }
  return prepared;
}

/** Account numbers are stored without the spaces that they are printed with. */
function writtenValue({ field, value }: TextCondition): string {
  return field === 'iban' || field === 'vatId' ? value.replaceAll(/\s/g, '') : value;
}

/** A field of a document: its prepared text, and which of the values and patterns that conditions look for it contains. */
type PreparedField = {
  text: string;
  contains: (value: string) => boolean;
  matchesPattern: (pattern: string) => boolean;
};

type FieldReader = (text: string) => Promise<PreparedField>;

/** Reads one field of documents for the conditions about it. */
async function createFieldReader(
  conditions: readonly TextCondition[],
  pace: Pace,
): Promise<FieldReader> {
  const valuesOf = (...operators: TextCondition['operator'][]) =>
    conditions.filter(({ operator }) => operators.includes(operator)).map(({ value }) => value);
  const finder = await createValueFinder(valuesOf('contains', 'not_contains'), pace);
  const patterns = new Set(valuesOf('matches_pattern'));
  return async (original) => {
    const text = await comparableText(original, pace);
    const matching = new Set<string>();
    for (const pattern of patterns) {
      if (await containsPattern(text, pattern, pace)) matching.add(pattern);
    }
    return {
      text,
      contains: await finder.find(text),
      matchesPattern: (pattern) => matching.has(pattern),
    };
  };
}

function holds({ operator, value }: TextCondition, field: PreparedField): boolean {
  const { text } = field;
  switch (operator) {
    case 'equal':
      return text === value;
    case 'not_equal':
      return text !== value;
    case 'contains':
      return field.contains(value);
    case 'not_contains':
      return !field.contains(value);
    case 'starts_with':
      return text.startsWith(value);
    case 'ends_with':
      return text.endsWith(value);
    case 'matches_pattern':
      return field.matchesPattern(value);
  }
}
