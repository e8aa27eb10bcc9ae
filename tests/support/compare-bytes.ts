import { expect } from 'vitest';

/**
 * Compares bytes, because Vitest compares them as a list of values, which took four seconds and 100 MB per megabyte.
 * Bytes of different classes are left to Vitest.
 */
function areSameBytes(left: unknown, right: unknown): boolean | undefined {
  if (!(left instanceof Uint8Array) || !(right instanceof Uint8Array)) return undefined;
  if (left.constructor !== right.constructor) return undefined;
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

expect.addEqualityTesters([areSameBytes]);
