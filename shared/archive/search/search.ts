import { z } from 'zod';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { documentFilterSchema, documentSummarySchema } from '../documents/document.ts';

/** Query of a search, with the filters of the document list; a page of 5, as the palette shows, by default. */
export const documentSearchQuerySchema = paginationQuerySchema(5).extend({
  searchQuery: z.string().max(limits.searchQuery.max).default(''),
  ...documentFilterSchema.shape,
});

export type DocumentSearchQuery = z.infer<typeof documentSearchQuerySchema>;

/** An excerpt of a document around its best hit, in pieces; those with `isMatch` are what was searched for. */
export const snippetSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type Snippet = z.infer<typeof snippetSchema>;

export const foundDocumentSchema = documentSummarySchema.extend({ snippet: snippetSchema });
export type FoundDocument = z.infer<typeof foundDocumentSchema>;

/** `documentsCount` is exact up to 1,000; `isCountCapped` says there are more. */
export const documentSearchResponseSchema = z.object({
  documents: z.array(foundDocumentSchema),
  documentsCount: z.number().int(),
  isCountCapped: z.boolean(),
});
