/**
 * Lets other requests begin. The local runtime starts no new request as long as one step begins
 * when another ends.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
