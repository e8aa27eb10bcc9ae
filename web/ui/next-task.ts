/** Ends the task: what was requested or typed meanwhile is dealt with before what follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
