/** Controls, line and paragraph separators, and what turns the direction of the text around it. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** A name as lists, mails and logs can show it: well-formed, trimmed, one line, and nothing that rearranges its surroundings. */
export function singleLine(text: string): string {
  return text.toWellFormed().replaceAll(unprintable, ' ').trim();
}
