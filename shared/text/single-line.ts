import { isInvisible } from './invisible.ts';

/** Control characters, line and paragraph separators, and characters that change the direction of other text. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A name that is safe in lists, emails and logs: well-formed, trimmed, on one line, and without direction changes. Empty if
 * nothing of it is visible.
 */
export function singleLine(text: string): string {
  const line = text.toWellFormed().replaceAll(unprintable, ' ').trim();
  return isInvisible(line) ? '' : line;
}
