import { createPace, type Pace } from '../../pace.ts';
import { comparableText } from './comparable-text.ts';
import type { TaggingCondition, TaggingField } from './tagging-rule.ts';
import { createValueFinder } from './value-finder.ts';

/** The fields of a document that conditions compare. */
export type RuleSubject = Record<TaggingField, string>;

export type RuleMatcher = {
  /** Whether a document meets all conditions of each rule, in the order of the rules. */
  match(subject: RuleSubject): Promise<boolean[]>;
};

/** UTF-16 code units between two checkpoints: about 20 ms, if they are those that take longest. */
const workBetweenCheckpoints = 65_536;
/** A condition takes at least as long as this many code units. */
const conditionWork = 16;

/**
 * Prepares rules, each a list of conditions, to be compared with any number of documents. A rule without conditions matches
 * every document. Case (Unicode's full case folding) and kinds of white space are ignored. Takes time linear in all values
 * once, and then in each document, however they are made; calls `checkpoint` as it goes on, for others to have their turn.
 */
export async function createRuleMatcher(
  rules: readonly (readonly TaggingCondition[])[],
  checkpoint: () => Promise<void>,
): Promise<RuleMatcher> {
  const pace = createPace({ checkpoint }, workBetweenCheckpoints);
  const prepared: TaggingCondition[][] = [];
  for (const conditions of rules) prepared.push(await prepareConditions(conditions, pace));
  const conditions = prepared.flat();
  const name = await createFieldReader('name', { conditions, pace });
  const content = await createFieldReader('content', { conditions, pace });
  return {
    async match(subject) {
      const fields = { name: await name.read(subject), content: await content.read(subject) };
      return prepared.map((rule) =>
        rule.every((condition) => holds(condition, fields[condition.field])),
      );
    },
  };
}

/** Whether conditions compare the text of a document, or its name alone. */
export function usesContent(conditions: readonly TaggingCondition[]): boolean {
  return conditions.some(({ field }) => field === 'content');
}

/** Conditions whose values can be compared with prepared text. */
async function prepareConditions(
  conditions: readonly TaggingCondition[],
  pace: Pace,
): Promise<TaggingCondition[]> {
  const prepared: TaggingCondition[] = [];
  for (const condition of conditions) {
    prepared.push({ ...condition, value: await comparableText(condition.value, pace) });
    await pace(conditionWork);
  }
  return prepared;
}

/** A field of a document: its prepared text, and which of the values that conditions look for it contains. */
type PreparedField = { text: string; contains: (value: string) => boolean };

/** Reads one field of documents, if any condition is about it. */
async function createFieldReader(
  field: TaggingField,
  { conditions, pace }: { conditions: readonly TaggingCondition[]; pace: Pace },
) {
  const ofField = conditions.filter((condition) => condition.field === field);
  const wanted = ofField.filter(
    ({ operator }) => operator === 'contains' || operator === 'not_contains',
  );
  const finder = await createValueFinder(
    wanted.map(({ value }) => value),
    pace,
  );
  return {
    async read(subject: RuleSubject): Promise<PreparedField> {
      if (ofField.length === 0) return { text: '', contains: () => false };
      const text = await comparableText(subject[field], pace);
      return { text, contains: await finder.find(text) };
    },
  };
}

function holds({ operator, value }: TaggingCondition, { text, contains }: PreparedField): boolean {
  switch (operator) {
    case 'equal':
      return text === value;
    case 'not_equal':
      return text !== value;
    case 'contains':
      return contains(value);
    case 'not_contains':
      return !contains(value);
    case 'starts_with':
      return text.startsWith(value);
    case 'ends_with':
      return text.endsWith(value);
  }
}
