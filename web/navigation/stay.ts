let stay: (() => void) | undefined;

/**
 * Resolves with the navigation, or when the user chooses to stay on the page, in which case the router's promise stays
 * pending. Only the last navigation can be the one that the user was asked about.
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
