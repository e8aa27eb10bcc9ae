/** How much another application may share at once: it is stored in the browser until it is uploaded. */
export const shareLimits = { files: 50, bytes: 500_000_000 };

/** What became of files that were shared: they never arrived, were too many or too large together, or could not be stored. */
export const shareProblems = ['missed', 'too-much', 'not-stored'] as const;
export type ShareProblem = (typeof shareProblems)[number];

/** The page that receives what other applications share (`share_target` of the manifest). */
export const sharePath = '/share';

/** The page that shows what was shared, or why it was not stored. */
export function sharePathAfter(problem?: ShareProblem): string {
  return problem ? `${sharePath}?problem=${problem}` : sharePath;
}

/** Whether files may be shared together. */
export function mayShare(files: readonly { size: number }[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return files.length <= shareLimits.files && bytes <= shareLimits.bytes;
}
