import { decodeWords as decodeAllWords } from 'postal-mime';
import { mimeLimits } from '../mime-limits.ts';

/** A header's value with its encoded words (RFC 2047) decoded. What is beyond the limit is left out. */
export function decodeWords(value: string): string {
  return decodeAllWords(value.slice(0, mimeLimits.decodedCharacters));
}
