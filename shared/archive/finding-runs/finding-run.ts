import { z } from 'zod';
import { wireDate } from '../../time/wire-date.ts';

const findingRunStates = ['running', 'stopped', 'done'] as const;
export type FindingRunState = (typeof findingRunStates)[number];

/**
 * The latest run of the rules over the existing documents; a stopped one can be continued. `changedCount` counts documents with new values
 * or proposals. `isOutdated`: the rules have changed since it began.
 */
const findingRunSchema = z.object({
  state: z.enum(findingRunStates),
  processedCount: z.number().int(),
  changedCount: z.number().int(),
  totalCount: z.number().int(),
  isOutdated: z.boolean(),
  createdAt: wireDate,
  finishedAt: wireDate.nullable(),
});
export type FindingRun = z.infer<typeof findingRunSchema>;

export const findingRunResponseSchema = z.object({ run: findingRunSchema.nullable() });
