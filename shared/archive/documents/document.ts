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

/**
 * The extraction states that documents can be filtered by: those that a user may want to act on. `failed` includes PDFs
 * without text, which are scans.
 */
export const filteredExtractionStates = ['failed'] as const;

/**
 * A document without its text, as lists contain it. Sizes in bytes. `version` grows with each change of name, text
 * or fields; in quotes it is the document's ETag, for If-Match. `fileVersion` is the number of the current file, of which
 * `originalName`, `originalSize` and `mimeType` are. `isInInbox`: nobody has looked at it. `isPaid`: a person, a rule or an
 * e-invoice says so. `archiveNumber`: the number that the organization has written on the paper.
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
 * A document with its text, empty until there is one: read from its file, with a form feed between pages, or, where
 * `isContentEdited`, as a person has edited it. `findings`: what the text says of its fields, and a better name. `eInvoice`: what
 * is known of the e-invoice that it is or contains. `origin`: who has sent it, by mail or for a request; null for a document that a
 * member has added. Its notes are listed apart.
 */
export type DocumentDetail = z.infer<typeof documentSchema>;

export const documentResponseSchema = z.object({ document: documentSchema });

/** `addedDefaults`: what came with the correspondent, if the request has set another one. */
export const updatedDocumentResponseSchema = documentResponseSchema.extend({
  addedDefaults: addedDefaultsSchema.optional(),
});

export type UpdatedDocument = z.infer<typeof updatedDocumentResponseSchema>;

/** `isRestored`: the uploaded bytes were in the trash, and are a document again under its old name. */
export const uploadedDocumentResponseSchema = z.object({
  document: documentSummarySchema,
  isRestored: z.boolean(),
});

/** `asOf`: when the list was read, by the server's clock. `isCountCapped`: there are more than `documentsCount`. */
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

/** By `confidence`, documents whose text was not recognized come after those of which it was, as the surest. */
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
/** The id of a custom field, which documents are sorted by too. */
export const customSortFieldSchema = z.templateLiteral([
  'fld_',
  z.string().regex(/^[a-z0-9]{24}$/),
]);
export type CustomSortField = z.infer<typeof customSortFieldSchema>;
export type BuiltInSortField = (typeof documentSortFields)[number];
export type DocumentSortField = BuiltInSortField | CustomSortField;

export const sortFieldSchema = z.union([z.enum(documentSortFields), customSortFieldSchema]);

/** Filters of the document list: documents that have all of `tags`, and an extraction state. */
export const documentFilterSchema = z.object({
  tags: z
    .union([idSchema('tag'), z.array(idSchema('tag')).max(limits.tagFilter.max)])
    .transform((tags) => [...new Set([tags].flat())])
    .default([]),
  extractionState: z.enum(filteredExtractionStates).optional(),
});

export type DocumentFilter = z.infer<typeof documentFilterSchema>;

/** Query of the document list: filters, order, and a page of 100 documents by default. */
export const documentsQuerySchema = paginationQuerySchema(100).extend({
  ...documentFilterSchema.shape,
  sortField: sortFieldSchema.default('createdAt'),
  sortOrder: sortOrderSchema.default('desc'),
});

export type DocumentsQuery = z.infer<typeof documentsQuerySchema>;

/** `details` of 412 `request.conflict`: the current document. */
export const documentConflictDetailsSchema = z.object({ document: documentSchema });

/**
 * Active documents and their size in bytes, and those that nobody has looked at: null where the Inbox is switched off. `hasTypes`:
 * there are document types besides the built-in ones as they are. `unseenFiles`: what people outside have sent, waits to be
 * accepted, and no member has seen; null for those who may not accept it. `sender` is the name given if all came with the same. `nextArchiveNumber`
 * comes after the highest number of a document, also in the trash; null while none has a number.
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
