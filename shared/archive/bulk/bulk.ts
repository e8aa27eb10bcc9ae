import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { csvFormat, csvLanguageSchema } from '../csv/csv.ts';
import { filteredExtractionStates } from '../documents/document.ts';

/**
 * All documents that match the search and the filters of the list; every document where all are empty. `createdUntil`, the `asOf` of a
 * list, leaves out documents added after the list was read, including those that an import dates earlier.
 */
export const bulkQuerySchema = z.object({
  searchQuery: z.string().max(limits.searchQuery.max).default(''),
  tags: z.array(idSchema('tag')).max(limits.tagFilter.max).default([]),
  extractionState: z.enum(filteredExtractionStates).optional(),
  createdUntil: z.iso.datetime().optional(),
});
export type BulkQuery = z.infer<typeof bulkQuerySchema>;

function bulkFilterSchema(maxNamed: number) {
  return z
    .object({
      documentIds: z.array(idSchema('doc')).min(1).max(maxNamed).optional(),
      query: bulkQuerySchema.optional(),
    })
    .refine(
      ({ documentIds, query }) => (documentIds === undefined) !== (query === undefined),
      'Expected either documentIds or query',
    );
}

/**
 * The documents of a bulk request: up to 1,000 by id, or all that match a query. With `cursor`, only those after the ones of an earlier
 * request.
 */
export const bulkInputSchema = z.object({
  filter: bulkFilterSchema(limits.bulk.named),
  cursor: idSchema('doc').optional(),
});
export type BulkInput = z.infer<typeof bulkInputSchema>;
export type BulkFilter = BulkInput['filter'];

const tagIds = z
  .array(idSchema('tag'))
  .max(limits.taggingRuleTags.max)
  .transform((ids) => [...new Set(ids)])
  .default([]);

export const bulkTagsInputSchema = bulkInputSchema
  .extend({ addTagIds: tagIds, removeTagIds: tagIds })
  .refine(({ addTagIds, removeTagIds }) => addTagIds.length + removeTagIds.length > 0, {
    message: 'Expected addTagIds, removeTagIds or both',
    path: ['addTagIds'],
  })
  .refine(({ addTagIds, removeTagIds }) => !addTagIds.some((id) => removeTagIds.includes(id)), {
    message: 'A tag cannot be added and removed at once',
    path: ['removeTagIds'],
  });

export const bulkExtractInputSchema = bulkInputSchema.extend({
  replacesEdited: z.boolean().default(false),
});

export const bulkPurgeInputSchema = z.object({
  filter: z.object({ documentIds: z.array(idSchema('doc')).min(1).max(limits.bulk.named) }),
});

/** `lang` is the language of the table in the zip archive. */
export const bulkDownloadInputSchema = z.object({
  filter: bulkFilterSchema(limits.bulk.downloaded),
  lang: csvLanguageSchema,
});

export const bulkCsvInputSchema = bulkInputSchema.pick({ filter: true }).extend(csvFormat);

export const bulkProgress = { hasMore: z.boolean(), cursor: idSchema('doc').optional() };
const ids = z.array(idSchema('doc'));

/** `hasMore`: more documents match than one request changes. A request with the `cursor` continues; without it, it starts over. */
export const bulkTrashResponseSchema = z.object({
  trashedDocumentIds: ids,
  trashedCount: z.number().int(),
  ...bulkProgress,
});
/** `skippedDocumentIds` stay in the trash because other documents have the same files now. */
export const bulkRestoreResponseSchema = z.object({
  restoredDocumentIds: ids,
  restoredCount: z.number().int(),
  skippedDocumentIds: ids,
  ...bulkProgress,
});
export const bulkPurgeResponseSchema = z.object({
  purgedDocumentIds: ids,
  purgedCount: z.number().int(),
});
export const bulkExtractResponseSchema = z.object({
  pendingDocumentIds: ids,
  pendingCount: z.number().int(),
  editedDocumentIds: ids,
  ...bulkProgress,
});
export const bulkChangeResponseSchema = z.object({
  changedDocumentIds: ids,
  changedCount: z.number().int(),
  ...bulkProgress,
});
/** `skippedDocumentIds` are unchanged because they would exceed the maximum number of tags. */
export const bulkTagsResponseSchema = bulkChangeResponseSchema.extend({ skippedDocumentIds: ids });
