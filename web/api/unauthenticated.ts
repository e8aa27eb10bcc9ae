let listener: (() => void) | undefined;

/** Sets the reaction to a response with status 401. */
export function onUnauthenticated(handle: () => void) {
  listener = handle;
}

export function reportUnauthenticated() {
  listener?.();
}
