import { z } from 'zod';
import { viewLimits } from '../archive-limits.ts';
import { bulkInputSchema, bulkQuerySchema } from './bulk.ts';

/**
 * Searches with the filters of the list: as many as a person can have views. One that is refused elsewhere, as it is too long or has too
 * many filters, matches nothing.
 */
export const countsInputSchema = z.object({
  queries: z
    .array(
      bulkQuerySchema.omit({ createdUntil: true }).extend({ searchQuery: z.string().default('') }),
    )
    .min(1)
    .max(viewLimits.shared + viewLimits.personal),
});

/** In the order of the queries. `isCountCapped`: there are more than `documentsCount`. */
export const countsResponseSchema = z.object({
  counts: z.array(z.object({ documentsCount: z.number().int(), isCountCapped: z.boolean() })),
});

export type DocumentsCount = z.infer<typeof countsResponseSchema>['counts'][number];

export const sumInputSchema = bulkInputSchema.pick({ filter: true });

/**
 * The sum of the total amounts in each currency, by its code, exact to the hundredth; `documentsCount` of a currency counts its amounts. With
 * `isCapped`, the documents are too many, and there are no sums.
 */
export const sumResponseSchema = z.object({
  documentsCount: z.number().int(),
  isCapped: z.boolean(),
  sums: z.array(
    z.object({ currency: z.string(), amount: z.number(), documentsCount: z.number().int() }),
  ),
});

export type AmountsSum = z.infer<typeof sumResponseSchema>;

/** Documents whose amounts one request adds up. */
export const maxSummed = 10_000;
