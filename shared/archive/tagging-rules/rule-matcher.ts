import { createPace, type Pace } from '../../pace.ts';
import { comparableText } from './comparable-text.ts';
import { comparableValue, isInPieces, type ComparableValue } from './comparable-value.ts';
import { comparedField, holdsForCustom } from './custom-conditions.ts';
import { holdsForFields } from './field-conditions.ts';
import { containsPattern } from './pattern-finder.ts';
import type { RuleSubject } from './rule-subject.ts';
import { isTextCondition, type TaggingCondition, type TextCondition } from './tagging-condition.ts';
import type { TaggingMatch } from './tagging-rule.ts';
import { createValueFinder } from './value-finder.ts';

export type RuleConditions = { match: TaggingMatch; conditions: readonly TaggingCondition[] };

type RuleMatcher = {
  meets(subject: RuleSubject): Promise<boolean[][]>;
  match(subject: RuleSubject): Promise<boolean[]>;
};

/** UTF-16 code units between two checkpoints: about 20 ms for the slowest ones. */
const workBetweenCheckpoints = 65_536;
const conditionWork = 16;

type MatcherOptions = { checkpoint: () => Promise<void>; today: string };

/**
 * Prepares rules to be compared with any number of documents. A rule without conditions matches every document. Texts are compared as in
 * searches: without case and accents, numbers with or without groups. The preparation takes time linear in all values; each document takes
 * time linear in its text, and once more for each pattern. Calls `checkpoint` regularly to yield to other tasks.
 */
export async function createRuleMatcher(
  rules: readonly RuleConditions[],
  { checkpoint, today }: MatcherOptions,
): Promise<RuleMatcher> {
  const pace = createPace({ checkpoint }, workBetweenCheckpoints);
  const textConditions = rules.flatMap(({ conditions }) => conditions.filter(isTextCondition));
  const values = new Map<TextCondition, ComparableValue>();
  for (const condition of textConditions) {
    values.set(condition, await comparableValue(condition, pace));
    await pace(conditionWork);
  }
  const readers = new Map<string, { condition: TextCondition; read: FieldReader }>();
  for (const [field, ofField] of Map.groupBy(textConditions, comparedName)) {
    const [condition] = ofField;
    if (condition) {
      readers.set(field, { condition, read: await createFieldReader(ofField, values, pace) });
    }
  }
  const check = async (subject: RuleSubject) => {
    const texts = new Map<string, PreparedField>();
    for (const [field, { condition, read }] of readers) {
      const text = comparedTextOf(condition, subject);
      if (text !== undefined) texts.set(field, await read(text));
    }
    return rules.map(({ match, conditions }) => ({
      match,
      met: conditions.map((condition) => {
        if (isTextCondition(condition)) {
          const text = texts.get(comparedName(condition));
          const value = values.get(condition);
          return (
            text !== undefined && value !== undefined && holds(condition.operator, value, text)
          );
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

function comparedName(condition: TaggingCondition): string {
  return condition.field === 'custom' ? condition.fieldId : condition.field;
}

function comparedTextOf(condition: TextCondition, subject: RuleSubject): string | undefined {
  if (condition.field !== 'custom') return subject[condition.field] ?? '';
  const field = comparedField(condition, subject);
  return field && (typeof field.value === 'string' ? field.value : '');
}

/** Returns whether a document matches a rule, given which conditions it meets. */
export function matchesBy(match: TaggingMatch, met: readonly boolean[]): boolean {
  if (match === 'all' || met.length === 0) return met.every(Boolean);
  return met.some(Boolean);
}

/** Returns whether any condition compares this field. */
export function usesField(
  conditions: readonly TaggingCondition[],
  field: TaggingCondition['field'],
): boolean {
  return conditions.some((condition) => condition.field === field);
}

type PreparedField = {
  texts: string[];
  contains: (value: ComparableValue) => boolean;
  matchesPattern: (pattern: string) => boolean;
};

type FieldReader = (text: string) => Promise<PreparedField>;

async function createFieldReader(
  conditions: readonly TextCondition[],
  values: ReadonlyMap<TextCondition, ComparableValue>,
  pace: Pace,
): Promise<FieldReader> {
  const sought = conditions.filter(({ operator }) => containing.has(operator)).map(valueOf);
  const finderOf = (part: keyof ComparableValue) =>
    createValueFinder(
      sought.flatMap((value) => value[part]),
      pace,
    );
  const inText = await finderOf('texts');
  const inWords = await finderOf('words');
  const inJoined = await finderOf('joined');
  const inNumbers = await finderOf('numbers');
  const needed = {
    words: sought.some(({ words }) => words.length > 0),
    numbers: sought.some(({ numbers }) => numbers.length > 0),
  };
  const patterns = new Set(
    conditions
      .filter(({ operator }) => operator === 'matches_pattern')
      .flatMap((condition) => valueOf(condition).texts),
  );
  return async (original) => {
    const { text, words, joined, numbers } = await comparableText(original, pace, needed);
    const matching = new Set<string>();
    for (const pattern of patterns) {
      if (await containsPattern(text, pattern, pace)) matching.add(pattern);
    }
    const [isText, isWord, isJoined, isNumber] = [
      await inText.find(text),
      await inWords.find(words),
      await inJoined.find(joined),
      await inNumbers.find(numbers),
    ];
    return {
      texts: isInPieces(text, joined) ? [text, joined.trim()] : [text],
      contains: (value) =>
        value.texts.some(isText) ||
        value.words.some(isWord) ||
        value.joined.some(isJoined) ||
        value.numbers.some(isNumber),
      matchesPattern: (pattern) => matching.has(pattern),
    };
  };

  function valueOf(condition: TextCondition): ComparableValue {
    return values.get(condition) ?? { texts: [], words: [], joined: [], numbers: [] };
  }
}

const containing: ReadonlySet<TextCondition['operator']> = new Set([
  'contains',
  'not_contains',
  'contains_word',
  'not_contains_word',
] as const);

function holds(
  operator: TextCondition['operator'],
  value: ComparableValue,
  field: PreparedField,
): boolean {
  const isAny = (compare: (text: string, sought: string) => boolean) =>
    field.texts.some((text) => value.texts.some((sought) => compare(text, sought)));
  switch (operator) {
    case 'equal':
      return isAny((text, sought) => text === sought);
    case 'not_equal':
      return !isAny((text, sought) => text === sought);
    case 'contains':
    case 'contains_word':
      return field.contains(value);
    case 'not_contains':
    case 'not_contains_word':
      return !field.contains(value);
    case 'starts_with':
      return isAny((text, sought) => text.startsWith(sought));
    case 'ends_with':
      return isAny((text, sought) => text.endsWith(sought));
    case 'matches_pattern':
      return value.texts.some(field.matchesPattern);
  }
}
