// Languages use fewer than 30 marks in a row (UAX #15, 13). Matches once for each run of marks, not once for each mark.
const surplusMarks = /(?<!\p{M})(\p{M}{30})\p{M}+/gu;

/**
 * Limits runs of combining marks to 30. Required before a long text is normalized, because that sorts the marks of a character in quadratic
 * time.
 */
export function boundMarks(text: string): string {
  return text.replace(surplusMarks, '$1');
}
