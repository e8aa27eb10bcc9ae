import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { accessShape } from './labels.ts';

export const numberParamsSchema = z.object({ organizationId: idSchema('org'), number: z.string() });

export const numberedDocumentResponseSchema = z.object({ documentId: idSchema('doc') });

const noteUserSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});

export const paperlessNoteSchema = z.object({
  id: z.number().int(),
  note: z.string(),
  created: z.iso.datetime(),
  /** Only the number before version 8, within documents. */
  user: z.union([noteUserSchema, z.number().int()]).nullable(),
});
export type PaperlessNote = z.infer<typeof paperlessNoteSchema>;

const fieldValueSchema = z.object({
  field: z.number().int(),
  value: z.union([z.string(), z.number(), z.boolean(), z.array(z.number())]).nullable(),
});

/** A document in the format of Paperless-ngx. Before version 9, `created` is a time. */
export const paperlessDocumentSchema = z.object({
  id: z.number().int(),
  correspondent: z.number().int().nullable(),
  document_type: z.number().int().nullable(),
  storage_path: z.null(),
  title: z.string(),
  content: z.string(),
  tags: z.array(z.number().int()),
  created: z.string(),
  created_date: z.iso.date(),
  modified: z.iso.datetime(),
  added: z.iso.datetime(),
  deleted_at: z.iso.datetime().nullable(),
  archive_serial_number: z.number().int().nullable(),
  original_file_name: z.string(),
  archived_file_name: z.string().nullable(),
  is_shared_by_requester: z.boolean(),
  notes: z.array(paperlessNoteSchema),
  custom_fields: z.array(fieldValueSchema),
  page_count: z.number().int().nullable(),
  mime_type: z.string(),
  ...accessShape,
  __search_hit__: z
    .object({
      score: z.number(),
      highlights: z.string(),
      note_highlights: z.string(),
      rank: z.number().int(),
    })
    .optional(),
});
export type PaperlessDocument = z.infer<typeof paperlessDocumentSchema>;

export const paperlessMetadataSchema = z.object({
  original_checksum: z.string(),
  original_size: z.number().int(),
  original_mime_type: z.string(),
  media_filename: z.string(),
  has_archive_version: z.boolean(),
  original_metadata: z.array(z.never()),
  archive_checksum: z.null(),
  archive_media_filename: z.null(),
  original_filename: z.string(),
  archive_size: z.null(),
  archive_metadata: z.null(),
  lang: z.string(),
});

export const paperlessSuggestionsSchema = z.object({
  correspondents: z.array(z.number().int()),
  tags: z.array(z.number().int()),
  document_types: z.array(z.number().int()),
  storage_paths: z.array(z.number().int()),
  dates: z.array(z.iso.date()),
});

export const paperlessHistorySchema = z.array(
  z.object({
    id: z.number().int(),
    timestamp: z.iso.datetime(),
    action: z.enum(['create', 'update', 'delete']),
    changes: z.record(z.string(), z.unknown()),
    actor: z.object({ id: z.number().int(), username: z.string() }).nullable(),
  }),
);
