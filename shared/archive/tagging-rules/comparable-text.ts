import { foldWithSigns } from '../../text/fold-for-search.ts';
import { joinedInFolded } from '../../text/joined-words.ts';
import { slicesOf } from '../../text/text-slices.ts';
import { tokensOf } from '../../text/word-tokens.ts';
import type { Pace } from '../../pace.ts';

type ComparableText = {
  text: string;
  /** Its words, with a space before and after each, for what is looked for as whole words; empty where nothing is. */
  words: string;
  /** Words that are written in several pieces (see `joinedWords`), with a space before and after each. */
  joined: string;
};

/**
 * A text as conditions of rules compare it: folded as search does (see `foldWithSigns`), with a single space for any white space, as
 * a phrase may contain line breaks. Folded in slices, of which none takes long; `pace` counts UTF-16 code units.
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

/** A value whose words are looked for among the words of texts. */
export function spaced(words: string): string {
  return ` ${words} `;
}
