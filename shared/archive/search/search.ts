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
 * Query of a search, with the filters of the document list; a page of 5, as the palette shows, by default. Without
 * `sortField`, the best match first. What is searched for by words or a type of file is sorted by `createdAt` only. With words to search for, any other than `createdAt` sorts the newest 1,000 results.
 */
export const documentSearchQuerySchema = paginationQuerySchema(5).extend({
  searchQuery: z.string().max(limits.searchQuery.max).default(''),
  ...documentFilterSchema.shape,
  sortField: sortFieldSchema.optional(),
  sortOrder: sortOrderSchema.default('desc'),
});

export type DocumentSearchQuery = z.infer<typeof documentSearchQuerySchema>;

/** An excerpt of a document around its best hit, in pieces; those with `isMatch` are what was searched for. */
const snippetSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Snippet = z.infer<typeof snippetSchema>;

/**
 * `markedName` is the whole name. `snippetSource`: whether the snippet is of the text, or of a note as only that matches.
 * `page` (1-based) is that of the best hit in the text; null where there is none.
 */
const foundDocumentSchema = documentSummarySchema.extend({
  snippet: snippetSchema,
  snippetSource: z.enum(['content', 'note']),
  markedName: snippetSchema,
  page: z.number().int().nullable(),
});
export type FoundDocument = z.infer<typeof foundDocumentSchema>;

/**
 * `documentsCount` is exact up to 1,000; `isCountCapped` says there are more. If nothing matches, words of five letters
 * and more tolerate a typo: `correctedQuery` is then the query as it was understood. `unknownTerms`: filters of the query whose
 * key or value is not known, with the nearest known one, if any. A filter that is not understood is left out of the search; a tag or
 * correspondent that there is not finds nothing. `asOf`: when the
 * documents were searched, by the server's clock.
 */
export const documentSearchResponseSchema = z.object({
  documents: z.array(foundDocumentSchema),
  documentsCount: z.number().int(),
  isCountCapped: z.boolean(),
  correctedQuery: z.string().nullable(),
  unknownTerms: z.array(z.object({ term: z.string(), suggestion: z.string().nullable() })),
  asOf: wireDate,
});
