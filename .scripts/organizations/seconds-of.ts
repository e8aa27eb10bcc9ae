/** Seconds that an option says, as many as a timer takes: one that overflows ends at once. Nothing for what is no such number. */
export function secondsOf(text: string): number | undefined {
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}
