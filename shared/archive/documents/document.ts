import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { originSchema } from '../activity/activity.ts';
import { limits } from '../../limits.ts';
import { paginationQuerySchema } from '../../pagination.ts';
import { wireDate } from '../../time/wire-date.ts';
import { documentCustomFieldSchema } from '../custom-fields/custom-field-value.ts';
import { addedDefaultsSchema } from '../correspondents/added-defaults.ts';
import { eInvoiceStateSchema } from '../e-invoices/stored/e-invoice-state.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { anyFindingSchema } from '../findings/stored/document-finding.ts';
import { recognitionSchema } from '../../reading/recognition.ts';
import { documentTagSchema } from '../tags/tag.ts';

export const extractionStates = ['pending', 'done', 'none', 'failed'] as const;

/** Extraction states that a user may want to act on. `failed` includes scanned PDFs without text. */
export const filteredExtractionStates = ['failed'] as const;

/**
 * A document without its text, as in lists. Sizes are in bytes. `version` grows with each change of name, text or fields; in quotes it is
 * the ETag for If-Match. `fileVersion` is the number of the current file, which `originalName`, `originalSize` and `mimeType` describe.
 * `isInInbox`: not reviewed yet. `isPaid` is set by a person, a rule or an e-invoice. `archiveNumber` is the number written on the paper.
 */
export const documentSummarySchema = z.object({
  id: idSchema('doc'),
  organizationId: idSchema('org'),
  name: z.string(),
  originalName: z.string(),
  originalSize: z.number().int(),
  mimeType: z.string(),
  fileVersion: z.number().int(),
  extractionState: z.enum(extractionStates),
  extractionReason: z.string().nullable(),
  recognition: recognitionSchema.nullable(),
  hasThumbnail: z.boolean(),
  isInInbox: z.boolean(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
  deletedAt: wireDate.nullable(),
  deletedBy: idSchema('usr').nullable(),
  isDeleted: z.boolean(),
  version: z.number().int(),
  ...documentFieldsSchema.shape,
  isPaid: z.boolean(),
  archiveNumber: z.number().int().nullable(),
  fields: z.array(documentCustomFieldSchema),
  tags: z.array(documentTagSchema),
});

export type DocumentSummary = z.infer<typeof documentSummarySchema>;

const documentSchema = documentSummarySchema.extend({
  content: z.string(),
  isContentEdited: z.boolean(),
  notesCount: z.number().int(),
  findings: z.array(anyFindingSchema),
  eInvoice: eInvoiceStateSchema.nullable(),
  origin: originSchema.nullable(),
});

/**
 * A document with its text, which is read from the file or, with `isContentEdited`, edited by a person, with a form feed between pages.
 * `findings` are field values found in the text, and a better name. `origin` is the sender, by mail or for a file request; null for a
 * document that a member added. Notes are separate.
 */
export type DocumentDetail = z.infer<typeof documentSchema>;

export const documentResponseSchema = z.object({ document: documentSchema });

/** `addedDefaults`: what the defaults of the new correspondent added. */
export const updatedDocumentResponseSchema = documentResponseSchema.extend({
  addedDefaults: addedDefaultsSchema.optional(),
});

export type UpdatedDocument = z.infer<typeof updatedDocumentResponseSchema>;

/** `isRestored`: the uploaded file was in the trash, and its document is restored under its old name. */
export const uploadedDocumentResponseSchema = z.object({
  document: documentSummarySchema,
  isRestored: z.boolean(),
});

/** `asOf`: when the list was read, by the server's clock. `isCountCapped`: the actual number is higher. */
export const documentsResponseSchema = z.object({
  documents: z.array(documentSummarySchema),
  documentsCount: z.number().int(),
  isCountCapped: z.boolean().optional(),
  asOf: wireDate,
});

export const documentParamsSchema = z.object({
  organizationId: idSchema('org'),
  documentId: idSchema('doc'),
});

export const sortOrderSchema = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof sortOrderSchema>;

/** By `confidence`, documents whose text was not recognized by OCR sort as the most certain. */
export const documentSortFields = [
  'createdAt',
  'updatedAt',
  'name',
  'size',
  'confidence',
  'documentDate',
  'dueDate',
  'endDate',
  'noticeDate',
  'correspondent',
  'documentType',
  'amount',
  'iban',
  'reference',
  'vatId',
  'archiveNumber',
] as const;
export const customSortFieldSchema = z.templateLiteral([
  'fld_',
  z.string().regex(/^[a-z0-9]{24}$/),
]);
export type CustomSortField = z.infer<typeof customSortFieldSchema>;
export type BuiltInSortField = (typeof documentSortFields)[number];
export type DocumentSortField = BuiltInSortField | CustomSortField;

export const sortFieldSchema = z.union([z.enum(documentSortFields), customSortFieldSchema]);

export const documentFilterSchema = z.object({
  tags: z
    .union([idSchema('tag'), z.array(idSchema('tag')).max(limits.tagFilter.max)])
    .transform((tags) => [...new Set([tags].flat())])
    .default([]),
  extractionState: z.enum(filteredExtractionStates).optional(),
});

export type DocumentFilter = z.infer<typeof documentFilterSchema>;

/** Query of the document list, with 100 documents a page by default. */
export const documentsQuerySchema = paginationQuerySchema(100).extend({
  ...documentFilterSchema.shape,
  sortField: sortFieldSchema.default('createdAt'),
  sortOrder: sortOrderSchema.default('desc'),
});

export type DocumentsQuery = z.infer<typeof documentsQuerySchema>;

export const documentConflictDetailsSchema = z.object({ document: documentSchema });

/**
 * The number and total bytes of active documents, and the number in the Inbox, null where the Inbox is off. `hasTypes`: document types were
 * added or changed. `unseenFiles`: files that outsiders sent and no member has seen yet, null for members who may not accept them; `sender`
 * is set if all came from one. `nextArchiveNumber` follows the highest number of a document, including the trash; null while none has one.
 */
const documentStatisticsSchema = z.object({
  documentsCount: z.number().int(),
  documentsSize: z.number().int(),
  inboxCount: z.number().int().nullable(),
  filesSize: z.number().int(),
  textsSize: z.number().int(),
  vocabularySize: z.number().int(),
  hasTypes: z.boolean(),
  unseenFiles: z.object({ count: z.number().int(), sender: z.string().nullable() }).nullable(),
  nextArchiveNumber: z.number().int().nullable(),
});

export const documentStatisticsResponseSchema = z.object({
  organizationStats: documentStatisticsSchema,
});
