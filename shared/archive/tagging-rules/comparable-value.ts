import type { Pace } from '../../pace.ts';
import { tokensOf } from '../../text/word-tokens.ts';
import { numberSpellings } from '../search/spellings/number-spellings.ts';
import { spellingsOfText } from '../search/spellings/spellings.ts';
import { comparableText, spaced } from './comparable-text.ts';
import type { TextCondition } from './tagging-condition.ts';

const longestSpelled = 64;

/** Shorter values would match parts of unrelated numbers. */
const shortestJoined = 5;

/** Alternatives of a value: in the text, among its words, among words written in several pieces, or among its numbers. */
export type ComparableValue = {
  texts: string[];
  words: string[];
  joined: string[];
  numbers: string[];
};

/** Returns the value of a condition in all spellings that search treats alike. */
export async function comparableValue(
  condition: TextCondition,
  pace: Pace,
): Promise<ComparableValue> {
  const { operator } = condition;
  const value = writtenValue(condition);
  if (operator === 'matches_pattern' || value.length > longestSpelled) {
    const { text } = await comparableText(value, pace);
    return { ...inTexts(text === '' ? [] : [text], operator), joined: [], numbers: [] };
  }
  const texts = new Set<string>();
  for (const spelling of spellingsOfText(value)) {
    const { text, joined } = await comparableText(spelling, pace);
    if (text !== '') texts.add(text);
    if (isInPieces(text, joined)) texts.add(joined.trim());
  }
  const joined = [...texts].filter(
    (text) => text.length >= shortestJoined && /^[\p{L}\p{N}]+$/u.test(text),
  );
  if (isOfWords(operator)) {
    return { ...inTexts([...texts], operator), joined: joined.map(spaced), numbers: [] };
  }
  const spelled = numberSpellings(value).length > 0 ? [...texts] : [];
  const words = spelled.map(wordsOf);
  if (isShortNumber(condition)) {
    return { texts: [], words, joined, numbers: [...texts].map(spaced) };
  }
  return { texts: [...texts], words, joined, numbers: [] };
}

/** A year is no part of a longer number in a text, unlike in a name, which may begin with `20260131`. */
function isShortNumber({ field, operator, value }: TextCondition): boolean {
  const isContained = operator === 'contains' || operator === 'not_contains';
  return (
    field === 'content' &&
    isContained &&
    value.trim().length < shortestJoined &&
    /^\p{Nd}+$/u.test(value.trim())
  );
}

/** A value without letters and digits has no words. */
function inTexts(texts: string[], operator: TextCondition['operator']) {
  const isWords = isOfWords(operator) && texts.some((text) => tokensOf(text).length > 0);
  return isWords ? { texts: [], words: texts.map(wordsOf) } : { texts, words: [] };
}

function wordsOf(text: string): string {
  return spaced(tokensOf(text).join(' '));
}

function isOfWords(operator: TextCondition['operator']): boolean {
  return operator === 'contains_word' || operator === 'not_contains_word';
}

/** Returns whether a text is a single word that is written in several pieces. */
export function isInPieces(text: string, joined: string): boolean {
  return joined !== '' && joined.trim() === text.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** Account numbers are stored without spaces. */
function writtenValue({ field, value }: TextCondition): string {
  return field === 'iban' || field === 'vatId' ? value.replaceAll(/\s/g, '') : value;
}
