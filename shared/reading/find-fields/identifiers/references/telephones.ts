import type { Lead } from './number-places.ts';
import { meaningsOfNumber, type NumberMeaning, numberWord } from './number-words.ts';
import { signBefore } from './no-references.ts';

const telephone =
  /^\+(?!\+)|^0\d{1,4}(?: |\/(?!(?:19|20)\d\d(?!\d))|-)\d{2,4}(?:[ -]?\d{2,4}){1,3}$|^\(?0\d{2,4}\)? \d{3} ?\d{2}|^\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}$|^0 ?[89]00(?: |-|\/|\d{5,8}$)|^0\d{2,4}\/\d{3,}-\d|^0 [89]\d\d \d{3} \d{3}$/;
/** Free and local numbers that only words of a service tell from others: `800 123 456`. */
const ofService = /^\d{3}(?:[ .-]\d{2,4}){2,3}$/;

/** Returns whether a number is printed like that of a telephone. */
export function isLikeTelephone(text: string): boolean {
  return telephone.test(text);
}

/** What a number that looks like that of a telephone may be of, if words say so. */
const marking: ReadonlySet<NumberMeaning> = new Set([
  'document',
  'matter',
  'account',
  'order',
  'payment',
  'employee',
]);

/**
 * Returns whether a number is that of a telephone: it looks like one, and neither a label of a document, matter or customer number
 * (`isLabelled`) nor other words for these lead to it, or words of a service or hotline do.
 */
export function isTelephone(
  text: string,
  { words, from }: Lead,
  { isLabelled }: { isLabelled: boolean },
): boolean {
  const length = text.replaceAll(/\D/g, '').length;
  // Those of a country begin with one zero, and those of others with two and are longer.
  const isLike = isLikeTelephone(text) && length >= (text.startsWith('00') ? 11 : 9);
  if (!isLike && !ofService.test(text)) return false;
  const meanings = meaningsOfNumber(words);
  if (meanings.includes('contact')) return true;
  if (!isLike || isLabelled) return false;
  if (from === 'above' && !numberWord.test(words)) return true;
  const isMereSign = words.length < 8 && signBefore.test(words);
  return !isMereSign && !meanings.some((meaning) => marking.has(meaning));
}
