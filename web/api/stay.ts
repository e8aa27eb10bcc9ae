const waiting = new Set<() => void>();

/** Ends with a navigation, or when the user chooses to stay on the page instead: the router's promise then stays open. */
export function untilStay(navigation: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.add(resolve);
    void navigation.then(resolve, reject).finally(() => waiting.delete(resolve));
  });
}

export function reportStay() {
  for (const resolve of waiting) resolve();
  waiting.clear();
}
