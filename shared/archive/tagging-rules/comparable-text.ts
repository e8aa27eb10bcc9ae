import { foldWithSigns } from '../../text/fold-for-search.ts';
import { joinedInFolded } from '../../text/joined-words.ts';
import { slicesOf } from '../../text/text-slices.ts';
import { tokensOf } from '../../text/word-tokens.ts';
import type { Pace } from '../../pace.ts';

type ComparableText = {
  text: string;
  /** The words with a space before and after each; empty if no condition compares whole words. */
  words: string;
  /** Words that are written in several pieces (see `joinedWords`), with a space before and after each. */
  joined: string;
};

/**
 * Prepares a text for conditions of rules: folded as in searches (see `foldWithSigns`), with a single space for any white space. The text
 * is folded in slices to keep each step short; `pace` counts UTF-16 code units.
 */
export async function comparableText(
  text: string,
  pace: Pace,
  hasWords = false,
): Promise<ComparableText> {
  let result = '';
  const words: string[] = [];
  const joined: string[] = [];
  for (const slice of slicesOf(text)) {
    const folded = foldWithSigns(slice);
    const plain = folded.replaceAll(/\s{2,}|[^\S ]/g, ' ');
    result += result.endsWith(' ') && plain.startsWith(' ') ? plain.slice(1) : plain;
    if (hasWords) words.push(tokensOf(folded).join(' '));
    for (const word of joinedInFolded(folded)) joined.push(` ${word} `);
    await pace(slice.length);
  }
  return {
    text: result.trim(),
    words: hasWords ? spaced(words.filter(Boolean).join(' ')) : '',
    joined: joined.join('\n'),
  };
}

/** Surrounds words with spaces, so that only whole words match. */
export function spaced(words: string): string {
  return ` ${words} `;
}
