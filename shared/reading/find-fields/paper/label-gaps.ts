import { weekday } from '../lexicon/weekdays.ts';
import { firstRule, type Rule } from '../rule.ts';

const widestProse = 45;
const weekdays = new RegExp(`(?<![a-z])${weekday}\\.?,?`, 'g');
const remarks = /\([^()]*\)/g;
/** Words between a noun and its value: `a total of`, `la suma de`, `ist`. */
const joiner = /^ (?:de|di|da|du|von|of|van|do|is|ist|es|est|e|e di|es de|est de|a)[ :]{1,2}$/;

type Gap = { text: string };
type GapRule = Rule<Gap> & { example: string };

/** Strengths, 0 to 1, of a label before a value: the first row that applies. */
export const labelGaps: readonly GapRule[] = [
  {
    name: 'joining word',
    weight: 0.95,
    applies: ({ text }) => joiner.test(text),
    example: ' of ',
  },
  {
    name: 'signs',
    weight: 1,
    applies: ({ text }) => isOfSigns(text) && text.length < 12,
    example: ': ',
  },
  {
    name: 'many signs',
    weight: 0.9,
    applies: ({ text }) => isOfSigns(text),
    example: '.................. ',
  },
  {
    name: 'long text, or another sentence',
    weight: 0,
    applies: ({ text }) => text.length > widestProse || /[.!?] [a-z]/.test(text),
    example: ' is below. we send it on ',
  },
  {
    name: 'one or two words',
    weight: 0.8,
    applies: ({ text }) => text.length < 16,
    example: ' with tax: ',
  },
  {
    name: 'some words',
    weight: 0.55,
    applies: () => true,
    example: ' of the goods that we sent: ',
  },
];

const isOfSigns = (text: string) => /^[\s:.,#()*'/=>-]*$/.test(text);

/** Returns the strength of a label for a value, by the text between them. */
export function strengthOfGap(text: string): number {
  return ruleOfGap(text)?.weight ?? 0;
}

/** Returns the row of `labelGaps` that applies to a text. */
export function ruleOfGap(text: string): GapRule | undefined {
  const read = text.length > widestProse ? text : text.replace(weekdays, '').replace(remarks, '');
  return firstRule(labelGaps, { text: read });
}
