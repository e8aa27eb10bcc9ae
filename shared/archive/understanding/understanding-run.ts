import { z } from 'zod';
import { wireDate } from '../../wire-date.ts';

export const understandingRunStates = ['running', 'stopped', 'done'] as const;
export type UnderstandingRunState = (typeof understandingRunStates)[number];

/**
 * The latest run of the rules over the existing documents; a stopped one can be continued. `changedCount`: documents with new
 * values or proposals. `isOutdated`: the rules have improved since it began.
 */
export const understandingRunSchema = z.object({
  state: z.enum(understandingRunStates),
  processedCount: z.number().int(),
  changedCount: z.number().int(),
  totalCount: z.number().int(),
  isOutdated: z.boolean(),
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
});
export type UnderstandingRun = z.infer<typeof understandingRunSchema>;

/** Null before the first run. */
export const understandingRunResponseSchema = z.object({ run: understandingRunSchema.nullable() });
