let listener: (() => void) | undefined;

/** What happens when any call answers 401; the router goes to /login. */
export function onUnauthenticated(handle: () => void) {
  listener = handle;
}

export function reportUnauthenticated() {
  listener?.();
}
