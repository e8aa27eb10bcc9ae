import { decodeWords as decodeAllWords } from 'postal-mime';
import { mimeLimits } from '../mime-limits.ts';

/** Decodes the encoded words (RFC 2047) in the value of a header, up to a maximum length. */
export function decodeWords(value: string): string {
  return decodeAllWords(value.slice(0, mimeLimits.decodedCharacters));
}
