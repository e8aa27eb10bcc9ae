import { joinedGroups } from '../../text/joined-words.ts';
import { tokensOf } from '../../text/word-tokens.ts';
import { tellingWords } from '../tag-proposals/telling-words.ts';
import { comparedLength } from './text-signature.ts';

const mostNumbers = 32;
const mostWords = 64;
const shortestNumber = 5;
/** Longer sequences, in characters, are rarely numbers. */
const longestNumber = 40;

/**
 * Returns the words that find documents with the same text, each as its indexed tokens: the longest numbers, which are rare, and
 * distinctive words.
 */
export function identifyingWords(text: string): string[][] {
  const beginning = text.slice(0, comparedLength);
  const numbers = [
    ...new Set([...tokensOf(beginning), ...joinedGroups(beginning)].filter(isLongNumber)),
  ]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostNumbers)
    .map((number) => [number]);
  return [...numbers, ...tellingWords(text).filter(([word = '']) => !isLongNumber(word))].slice(
    0,
    mostWords,
  );
}

function isLongNumber(word: string): boolean {
  return word.length >= shortestNumber && word.length <= longestNumber && /\d/.test(word);
}
