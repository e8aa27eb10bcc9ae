import { limits, serverLimits } from '../../../shared/limits.ts';

/**
 * How many documents one transaction may change, at least one, as everyone waits for it: infinitely many without tags and values. Each
 * may get or lose `tagsCount` tags, and gets the values of `values`, of which a list has several.
 */
export function documentsOfStep(tagsCount: number, values: readonly unknown[]): number {
  const valuesCount = values.reduce<number>((sum, value) => sum + countOf(value), 0);
  const most = Math.min(limits.tagChanges / tagsCount, serverLimits.fieldChanges / valuesCount);
  return Math.max(1, Math.floor(most));
}

/** Clearing a value is a change too. */
function countOf(value: unknown): number {
  return Array.isArray(value) ? Math.max(1, value.length) : 1;
}
