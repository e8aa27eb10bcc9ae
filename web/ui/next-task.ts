/** Waits for the next task, so that pending events and responses are processed first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
