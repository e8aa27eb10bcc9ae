import { z } from 'zod';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../time/wire-date.ts';
import {
  documentFilterSchema,
  documentSummarySchema,
  sortFieldSchema,
  sortOrderSchema,
} from '../documents/document.ts';

/**
 * Query of a search, with the filters of the document list; 5 documents a page by default, as the palette shows. Without `sortField`, the
 * best match is first. With words or file types to search for, any order other than `createdAt` sorts the newest 1,000 results.
 */
export const documentSearchQuerySchema = paginationQuerySchema(5).extend({
  searchQuery: z.string().max(limits.searchQuery.max).default(''),
  ...documentFilterSchema.shape,
  sortField: sortFieldSchema.optional(),
  sortOrder: sortOrderSchema.default('desc'),
});

export type DocumentSearchQuery = z.infer<typeof documentSearchQuerySchema>;

const snippetSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Snippet = z.infer<typeof snippetSchema>;

/**
 * `markedName` is the whole name. `snippetSource`: whether the snippet is from the text, or from a note if only that matches. `page`
 * (1-based) is the page of the best hit; null if there is none.
 */
const foundDocumentSchema = documentSummarySchema.extend({
  snippet: snippetSchema,
  snippetSource: z.enum(['content', 'note']),
  markedName: snippetSchema,
  page: z.number().int().nullable(),
});
export type FoundDocument = z.infer<typeof foundDocumentSchema>;

/**
 * `documentsCount` is exact up to 1,000; `isCountCapped`: the actual number is higher. If nothing matches, words of five letters and more
 * tolerate a typo, and `correctedQuery` is the corrected query. `unknownTerms`: filters with an unknown key or value, with the nearest
 * known one; they are left out of the search, whereas an unknown tag or correspondent matches nothing. `asOf`: when the documents were
 * searched, by the server's clock.
 */
export const documentSearchResponseSchema = z.object({
  documents: z.array(foundDocumentSchema),
  documentsCount: z.number().int(),
  isCountCapped: z.boolean(),
  correctedQuery: z.string().nullable(),
  unknownTerms: z.array(z.object({ term: z.string(), suggestion: z.string().nullable() })),
  asOf: wireDate,
});
