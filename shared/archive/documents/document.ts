import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../wire-date.ts';
import { documentTagSchema } from '../tags/tag.ts';
import { fallbackFileName, sanitizeFileName } from './file-names.ts';

export const extractionStates = ['pending', 'done', 'none', 'failed'] as const;

/** The state of extraction that documents can be listed by: somebody may want to do something about those. */
export const filteredExtractionStates = ['failed'] as const;

/**
 * A document as lists carry it: everything but its text. `version` grows with each change of name or text; in quotes it
 * is the document's ETag, for If-Match.
 */
export const documentSummarySchema = z.object({
  id: idSchema('doc'),
  organizationId: idSchema('org'),
  name: z.string(),
  originalName: z.string(),
  originalSize: z.number().int(),
  mimeType: z.string(),
  extractionState: z.enum(extractionStates),
  extractionReason: z.string().nullable(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
  deletedAt: wireDate.nullable(),
  deletedBy: idSchema('usr').nullable(),
  isDeleted: z.boolean(),
  version: z.number().int(),
  tags: z.array(documentTagSchema),
});

export type DocumentSummary = z.infer<typeof documentSummarySchema>;

export const documentSchema = documentSummarySchema.extend({ content: z.string() });

/** A document with its extracted text (empty until there is one). */
export type DocumentDetail = z.infer<typeof documentSchema>;

export const documentResponseSchema = z.object({ document: documentSchema });
export const documentSummaryResponseSchema = z.object({ document: documentSummarySchema });
export const documentsResponseSchema = z.object({
  documents: z.array(documentSummarySchema),
  documentsCount: z.number().int(),
});

export const documentParamsSchema = z.object({
  organizationId: idSchema('org'),
  documentId: idSchema('doc'),
});

export const documentSortFields = ['createdAt', 'updatedAt', 'name', 'size'] as const;
export type DocumentSortField = (typeof documentSortFields)[number];

/** Filters of the document list: documents with all of `tags`, and in a state of extraction. */
export const documentFilterSchema = z.object({
  tags: z
    .union([idSchema('tag'), z.array(idSchema('tag')).max(limits.tagFilter.max)])
    .transform((tags) => [...new Set([tags].flat())])
    .default([]),
  extractionState: z.enum(filteredExtractionStates).optional(),
});

export type DocumentFilter = z.infer<typeof documentFilterSchema>;

/** Query of the document list; the page is 100 documents unless told. */
export const documentsQuerySchema = paginationQuerySchema(100).extend({
  ...documentFilterSchema.shape,
  sortField: z.enum(documentSortFields).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});

export type DocumentsQuery = z.infer<typeof documentsQuerySchema>;

const nameRequired = 'documents.rename.form.name.required';

/** A document's name, with its extension. */
export const documentNameSchema = z
  .string(nameRequired)
  .trim()
  .min(1, nameRequired)
  .max(limits.documentName.max, 'documents.rename.form.name.max-length')
  .refine(
    (name) => name === fallbackFileName || sanitizeFileName(name) !== fallbackFileName,
    nameRequired,
  )
  .transform(sanitizeFileName);

/** A change of name (with its extension), of text, or of both. */
export const documentUpdateSchema = z
  .object({
    name: documentNameSchema,
    content: z
      .string()
      .max(limits.documentContent.max, 'documents.content.form.max-length')
      .transform((text) => text.toWellFormed().replaceAll('\0', ''))
      .refine(
        (text) => utf8Length(text) <= limits.documentContent.maxBytes,
        'documents.content.form.max-length',
      ),
  })
  .partial()
  .refine(({ name, content }) => name !== undefined || content !== undefined, {
    message: 'Expected name, content or both',
    path: ['name'],
  });

export type DocumentUpdate = z.infer<typeof documentUpdateSchema>;

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** `details` of 412 `request.conflict`: the document as it is now. */
export const documentConflictDetailsSchema = z.object({ document: documentSchema });

export const documentStatisticsSchema = z.object({
  documentsCount: z.number().int(),
  documentsSize: z.number().int(),
});

export const documentStatisticsResponseSchema = z.object({
  organizationStats: documentStatisticsSchema,
});

/** `details` of 409 `document.already_exists`: the live twin. */
export const documentAlreadyExistsDetailsSchema = z.object({ documentId: idSchema('doc') });
