let stay: (() => void) | undefined;

/**
 * Ends with a navigation, or when the user chooses to stay on the page instead: the router's promise then stays open. Only the last
 * navigation can be the one that the user was asked about.
 */
export function untilStay(navigation: Promise<void>): Promise<void> {
  const staying = new Promise<void>((resolve) => {
    stay = resolve;
  });
  return Promise.race([navigation, staying]);
}

export function reportStay() {
  stay?.();
}
