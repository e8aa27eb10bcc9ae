import { isInvisible } from './invisible.ts';

const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes a name safe for lists, emails and logs: well-formed, trimmed, on one line, and without bidirectional controls. Returns an empty
 * text if nothing of it is visible.
 */
export function singleLine(text: string): string {
  const line = text.toWellFormed().replaceAll(unprintable, ' ').trim();
  return isInvisible(line) ? '' : line;
}
