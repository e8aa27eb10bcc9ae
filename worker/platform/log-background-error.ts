/** What becomes of an error of work in the background. */
export function logBackgroundError(error: unknown): void {
  console.error('Work in the background failed', error);
}
