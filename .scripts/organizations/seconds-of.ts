/**
 * Parses an option in seconds. Returns undefined if it is no number or more than a timer can hold, which would fire
 * at once.
 */
export function secondsOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
