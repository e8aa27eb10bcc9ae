let listener: (() => void) | undefined;

export function onUnauthenticated(handle: () => void) {
  listener = handle;
}

export function reportUnauthenticated() {
  listener?.();
}
