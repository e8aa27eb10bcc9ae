import type { SearchTerm } from '../parse-search-query.ts';
import { numberSpellings } from './number-spellings.ts';
import { umlautSpellings } from './umlaut-spellings.ts';

/** The text of a term as it is typed, and the other spellings that are found with it. */
export function spellingsOf({ text, together }: Pick<SearchTerm, 'text' | 'together'>): string[] {
  return [...spellingsOfText(text), ...(together === undefined ? [] : [together])];
}

/** A text, and its other spellings. */
export function spellingsOfText(text: string): string[] {
  return [text, ...umlautSpellings(text), ...apostropheSpellings(text), ...numberSpellings(text)];
}

const apostrophe = /(?<=\p{L})['\u02bc](?=\p{L})/gu;

/** Of the signs that are written as apostrophes one is a letter, which leaves one word where others leave two. */
function apostropheSpellings(text: string): string[] {
  const plain = text.replaceAll('\u2019', "'");
  return ["'", '\u02bc']
    .map((sign) => plain.replaceAll(apostrophe, sign))
    .filter((spelling) => spelling !== plain);
}
