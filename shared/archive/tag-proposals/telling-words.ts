import { joinedGroups } from '../../text/joined-words.ts';
import { isUnspaced, tokensOf } from '../../text/word-tokens.ts';

export const lengthOfSubject = 20_000;
const mostWords = 64;
const shortestWord = 4;
/** Longer sequences, in characters, are rarely words. */
const longestWord = 40;
/** In scripts without spaces, so many consecutive characters are as distinctive as a word. */
const runLength = 3;
/** Japanese particles and endings are in hiragana. */
const hiragana = /^\p{sc=Hiragana}$/u;

/**
 * Returns the distinctive words of a text, each as its indexed tokens: the longest words, which are the rarest, and runs of characters in
 * scripts without spaces.
 */
export function tellingWords(text: string): string[][] {
  const subject = text.slice(0, lengthOfSubject);
  const tokens = tokensOf(subject);
  const words = [...new Set([...tokens, ...joinedGroups(subject)].filter(isTelling))].toSorted(
    (one, other) => other.length - one.length,
  );
  return [...words.map((word) => [word]), ...tellingRuns(tokens)].slice(0, mostWords);
}

function isTelling(word: string): boolean {
  return word.length >= shortestWord && word.length <= longestWord && !isUnspaced(word);
}

function tellingRuns(tokens: readonly string[]): string[][] {
  const runs = new Map<string, string[]>();
  for (let end = runLength; end <= tokens.length; end += 1) {
    const run = tokens.slice(end - runLength, end);
    if (run.every(isUnspaced)) runs.set(run.join(''), run);
  }
  return [...runs.values()].toSorted((one, other) => particlesIn(one) - particlesIn(other));
}

function particlesIn(run: readonly string[]): number {
  return run.filter((token) => hiragana.test(token)).length;
}
