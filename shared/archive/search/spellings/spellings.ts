import type { SearchTerm } from '../parse-search-query.ts';
import { numberSpellings } from './number-spellings.ts';
import { umlautSpellings } from './umlaut-spellings.ts';

/** Returns the text of a term, and the other spellings that match it. */
export function spellingsOf({ text, together }: Pick<SearchTerm, 'text' | 'together'>): string[] {
  return [...spellingsOfText(text), ...(together === undefined ? [] : [together])];
}

/** A text, and its other spellings. */
export function spellingsOfText(text: string): string[] {
  return [text, ...umlautSpellings(text), ...apostropheSpellings(text), ...numberSpellings(text)];
}

const apostrophe = /(?<=\p{L})['\u02bc](?=\p{L})/gu;

/** One of the characters used as apostrophes is a letter in Unicode, so it does not separate words. */
function apostropheSpellings(text: string): string[] {
  const plain = text.replaceAll('\u2019', "'");
  return ["'", '\u02bc']
    .map((sign) => plain.replaceAll(apostrophe, sign))
    .filter((spelling) => spelling !== plain);
}
