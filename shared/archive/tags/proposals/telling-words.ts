import { isUnspaced, tokensOf } from '../../search/word-tokens.ts';

/** What a document is about is said in its beginning. Characters. */
export const lengthOfSubject = 20_000;
const mostWords = 64;
const shortestWord = 4;
/** Longer ones are rarely words. */
const longestWord = 40;

/** The words of a text by which similar ones are found, as they are indexed: its longest, as long words are the rarest. */
export function tellingWords(text: string): string[] {
  const words = new Set(tokensOf(text.slice(0, lengthOfSubject)).filter(isTelling));
  return [...words].toSorted((one, other) => other.length - one.length).slice(0, mostWords);
}

function isTelling(word: string): boolean {
  return word.length >= shortestWord && word.length <= longestWord && !isUnspaced(word);
}
