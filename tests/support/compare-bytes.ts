import { expect } from 'vitest';

/**
 * Vitest compares bytes as a list of values, which took four seconds and a hundred megabytes for each megabyte. Those of
 * different classes are left to it.
 */
function areSameBytes(left: unknown, right: unknown): boolean | undefined {
  if (!(left instanceof Uint8Array) || !(right instanceof Uint8Array)) return undefined;
  if (left.constructor !== right.constructor) return undefined;
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

expect.addEqualityTesters([areSameBytes]);
