/** Limits of what another application can share at once, because it is stored in the browser until it is uploaded. */
export const shareLimits = { files: 50, bytes: 500_000_000 };

export const shareProblems = ['missed', 'too-much', 'not-stored'] as const;
export type ShareProblem = (typeof shareProblems)[number];

export const sharePath = '/share';

/** Returns the page that shows the shared files, or why they were not stored. */
export function sharePathAfter(problem?: ShareProblem): string {
  return problem ? `${sharePath}?problem=${problem}` : sharePath;
}

/** Returns whether the files are within the limits of sharing. */
export function mayShare(files: readonly { size: number }[]): boolean {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return files.length <= shareLimits.files && bytes <= shareLimits.bytes;
}
