import { joinedGroups } from '../../text/joined-words.ts';
import { isUnspaced, tokensOf } from '../../text/word-tokens.ts';

/** Characters of the beginning of a text, which says what a document is about. */
export const lengthOfSubject = 20_000;
const mostWords = 64;
const shortestWord = 4;
/** Characters of the longest word that is looked at: longer ones are rarely words. */
const longestWord = 40;
/** Characters in a row say as much as a word in scripts without spaces. */
const runLength = 3;
/** Particles and endings of Japanese are in hiragana. */
const hiragana = /^\p{sc=Hiragana}$/u;

/**
 * The words of a text by which similar ones are found, each as the tokens that are indexed: its longest, also those in pieces, as long words are the
 * rarest, and runs of characters where it has no spaces.
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

/** Runs of characters of scripts without spaces, those with the fewest particles first. */
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
