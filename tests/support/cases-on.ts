import { harness } from '#harness';
import type { Harness } from './harness.ts';

/**
 * Returns the cases of a slow test: all of them on `platform`, and only `one` on the other platform, which has the
 * same code.
 */
export function casesOn<Case>(
  platform: Harness['name'],
  all: readonly Case[],
  isOne: (one: Case) => boolean,
): Case[] {
  return harness.name === platform ? [...all] : all.filter(isOne);
}
