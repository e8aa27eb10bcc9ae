import { limits, serverLimits } from '../../../shared/limits.ts';

type Change = { tagsCount?: number; values: readonly unknown[]; setsCorrespondent?: boolean };

/**
 * How many documents one transaction may change, at least one. The number is bounded because every other request waits
 * for the transaction.
 */
export function documentsOfStep({
  tagsCount = 0,
  values,
  setsCorrespondent = false,
}: Change): number {
  const { documents, learnedFrom } = serverLimits.fieldStep;
  const valuesCount = values.reduce<number>((sum, value) => sum + countOf(value), 0);
  const most = Math.min(
    setsCorrespondent ? learnedFrom : documents,
    limits.tagChanges / tagsCount,
    serverLimits.fieldChanges / valuesCount,
  );
  return Math.max(1, Math.floor(most));
}

function countOf(value: unknown): number {
  return Array.isArray(value) ? Math.max(1, value.length) : 1;
}
