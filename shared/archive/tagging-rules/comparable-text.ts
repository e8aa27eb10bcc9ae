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
  /** The runs of digits, with a space before and after each; empty if no condition compares whole numbers. */
  numbers: string;
};

/** Which of the streams of a text conditions need beside the text itself. */
type NeededStreams = { words: boolean; numbers: boolean };

/**
 * Prepares a text for conditions of rules: folded as in searches (see `foldWithSigns`), with a single space for any white space. The text
 * is folded in slices to keep each step short; `pace` counts UTF-16 code units.
 */
export async function comparableText(
  text: string,
  pace: Pace,
  needed: NeededStreams = { words: false, numbers: false },
): Promise<ComparableText> {
  let result = '';
  const words: string[] = [];
  const joined: string[] = [];
  const numbers: string[] = [];
  for (const slice of slicesOf(text)) {
    const folded = foldWithSigns(slice);
    const plain = folded.replaceAll(/\s{2,}|[^\S ]/g, ' ');
    result += result.endsWith(' ') && plain.startsWith(' ') ? plain.slice(1) : plain;
    if (needed.words) words.push(tokensOf(folded).join(' '));
    if (needed.numbers) numbers.push(...(folded.match(/\p{Nd}+/gu) ?? []));
    for (const word of joinedInFolded(folded)) joined.push(` ${word} `);
    await pace(slice.length);
  }
  return {
    text: result.trim(),
    words: needed.words ? spaced(words.filter(Boolean).join(' ')) : '',
    joined: joined.join('\n'),
    numbers: needed.numbers ? spaced(numbers.join(' ')) : '',
  };
}

/** Surrounds words with spaces, so that only whole words match. */
export function spaced(words: string): string {
  return ` ${words} `;
}
