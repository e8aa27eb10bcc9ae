import { z } from 'zod';
import { viewLimits } from '../archive-limits.ts';
import type { DocumentFilter } from '../documents/document.ts';
import { searchCost } from '../search/search-cost.ts';
import { bulkInputSchema, bulkQuerySchema } from './bulk.ts';

/** Words, filters and tags of all queries that one request counts: ten of each view that a person can have. */
export const maxCountedWords = 1000;

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
    .max(viewLimits.shared + viewLimits.personal)
    .refine(
      (queries) => countedWords(queries) <= maxCountedWords,
      `At most ${maxCountedWords} words, filters and tags in all queries together`,
    ),
});

type CountedQuery = { searchQuery: string } & Partial<DocumentFilter>;

/** How many words, filters and tags a query has; an extraction state is a filter. */
export function queryCost({ searchQuery, tags = [], extractionState }: CountedQuery): number {
  return searchCost(searchQuery) + tags.length + (extractionState === undefined ? 0 : 1);
}

function countedWords(queries: readonly CountedQuery[]): number {
  return queries.reduce((sum, query) => sum + queryCost(query), 0);
}

/** Queries in parts of which each is within what one request counts. */
export function inCountedParts<Query extends CountedQuery>(queries: readonly Query[]): Query[][] {
  const parts: Query[][] = [];
  for (const query of queries) {
    const part = parts.at(-1);
    if (part && countedWords([...part, query]) <= maxCountedWords) part.push(query);
    else parts.push([query]);
  }
  return parts;
}

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
