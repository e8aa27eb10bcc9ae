import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../wire-date.ts';
import { documentTagSchema } from '../tags/tag.ts';

export const extractionStates = ['pending', 'done', 'none', 'failed'] as const;
export type ExtractionState = (typeof extractionStates)[number];

/** A document as lists carry it: everything but its text. */
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
  tags: z.array(documentTagSchema),
});

export type DocumentSummary = z.infer<typeof documentSummarySchema>;

export const documentSchema = documentSummarySchema.extend({ content: z.string() });

/** A document with its extracted text (empty until there is one). */
export type ArchivedDocument = z.infer<typeof documentSchema>;

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

/** Query of the document list; the page is 100 documents unless told. */
export const documentsQuerySchema = paginationQuerySchema(100).extend({
  sortField: z.enum(documentSortFields).default('createdAt'),
  sortOrder: z.enum(['asc', 'desc']).default('desc'),
});

export type DocumentsQuery = z.infer<typeof documentsQuerySchema>;

export const documentStatisticsSchema = z.object({
  documentsCount: z.number().int(),
  documentsSize: z.number().int(),
});

export const documentStatisticsResponseSchema = z.object({
  organizationStats: documentStatisticsSchema,
});

/** `details` of 409 `document.already_exists`: the live twin. */
export const documentAlreadyExistsDetailsSchema = z.object({ documentId: idSchema('doc') });
