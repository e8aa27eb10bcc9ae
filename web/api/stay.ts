let waiting: (() => void)[] = [];

/** Resolves when the user next chooses to stay on a page that a navigation would have left: the router's own promise then does not. */
export function untilStay(): Promise<void> {
  return new Promise((resolve) => waiting.push(resolve));
}

export function reportStay() {
  for (const resolve of waiting) resolve();
  waiting = [];
}
