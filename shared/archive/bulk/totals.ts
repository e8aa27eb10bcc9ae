import { z } from 'zod';
import { viewLimits } from '../archive-limits.ts';
import type { DocumentFilter } from '../documents/document.ts';
import { searchCost } from '../search/search-cost.ts';
import { bulkInputSchema, bulkQuerySchema } from './bulk.ts';

/** Maximum number of words, filters and tags in all queries of one request: ten for each view that a person can have. */
export const maxCountedWords = 1000;

/**
 * Searches with the filters of the list, at most as many as a person can have views. A query that is too long or has too many filters
 * matches nothing.
 */
export const countsInputSchema = z.object({
  queries: z
    .array(
      bulkQuerySchema.omit({ createdUntil: true }).extend({ searchQuery: z.string().default('') }),
    )
    .min(1)
    .max(viewLimits.shared + viewLimits.personal)
    .refine(
      (queries) => countedWords(queries) <= maxCountedWords,
      `At most ${maxCountedWords} words, filters and tags in all queries together`,
    ),
});

type CountedQuery = { searchQuery: string } & Partial<DocumentFilter>;

/** Returns the number of words, filters and tags of a query; an extraction state counts as a filter. */
export function queryCost({ searchQuery, tags = [], extractionState }: CountedQuery): number {
  return searchCost(searchQuery) + tags.length + (extractionState === undefined ? 0 : 1);
}

function countedWords(queries: readonly CountedQuery[]): number {
  return queries.reduce((sum, query) => sum + queryCost(query), 0);
}

/** Splits queries into parts, each of which fits into one request. */
export function inCountedParts<Query extends CountedQuery>(queries: readonly Query[]): Query[][] {
  const parts: Query[][] = [];
  for (const query of queries) {
    const part = parts.at(-1);
    if (part && countedWords([...part, query]) <= maxCountedWords) part.push(query);
    else parts.push([query]);
  }
  return parts;
}

/** Counts in the order of the queries. `isCountCapped`: the actual number is higher. */
export const countsResponseSchema = z.object({
  counts: z.array(z.object({ documentsCount: z.number().int(), isCountCapped: z.boolean() })),
});

export type DocumentsCount = z.infer<typeof countsResponseSchema>['counts'][number];

export const sumInputSchema = bulkInputSchema.pick({ filter: true });

/**
 * The sum of the total amounts in each currency, by its code, to the hundredth. `documentsCount` of a currency counts its amounts. With
 * `isCapped`, there are too many documents, and no sums.
 */
export const sumResponseSchema = z.object({
  documentsCount: z.number().int(),
  isCapped: z.boolean(),
  sums: z.array(
    z.object({ currency: z.string(), amount: z.number(), documentsCount: z.number().int() }),
  ),
});

export type AmountsSum = z.infer<typeof sumResponseSchema>;

export const maxSummed = 10_000;
