import { numberSpellings } from './number-spellings.ts';
import { umlautSpellings } from './umlaut-spellings.ts';

/** A text as it is typed, and the other spellings that are found with it. */
export function spellingsOf(text: string): string[] {
  return [text, ...umlautSpellings(text), ...numberSpellings(text)];
}
