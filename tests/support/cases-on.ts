import { harness } from '#harness';
import type { Harness } from './harness.ts';

/**
 * For what takes long and is the same code on both platforms: all cases on `platform`, and `one` of them on the other,
 * which shows that it works there.
 */
export function casesOn<Case>(
  platform: Harness['name'],
  all: readonly Case[],
  isOne: (one: Case) => boolean,
): Case[] {
  return harness.name === platform ? [...all] : all.filter(isOne);
}
