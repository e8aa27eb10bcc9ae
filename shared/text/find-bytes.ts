/** Returns the first position of `searched` in `bytes` at or after `from`, or -1. */
export function findBytes(bytes: Uint8Array, searched: Uint8Array, from = 0): number {
  const [first] = searched;
  if (first === undefined) return from;
  // The native search for one byte is fast if that byte is rare.
  let at = bytes.indexOf(first, from);
  while (at >= 0 && !hasBytesAt(bytes, searched, at)) at = bytes.indexOf(first, at + 1);
  return at;
}

/** Returns whether `bytes` has `searched` at `position`. */
export function hasBytesAt(bytes: Uint8Array, searched: Uint8Array, position: number): boolean {
  return searched.every((byte, index) => bytes[position + index] === byte);
}
