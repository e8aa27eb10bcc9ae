// Languages use fewer than 30 in a row (UAX #15, 13). Tried once for each row, not for each of its marks.
const surplusMarks = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/**
 * Text with at most 30 combining marks in a row. To be called before a long text is normalized, which sorts the marks of a
 * character in quadratic time.
 */
export function boundMarks(text: string): string {
  return text.replace(surplusMarks, '$1');
}
