import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { wireDate } from '../../wire-date.ts';
import { correspondentSchema } from '../correspondents/correspondent.ts';
import { documentSummarySchema } from '../documents/document.ts';
import { documentFieldsSchema } from '../fields/document-fields.ts';
import { noteSchema } from '../notes/note.ts';
import { taggingRuleSchema } from '../tagging-rules/tagging-rule.ts';
import { tagSchema } from '../tags/tag.ts';

/** A part of an export: `path` downloads the documents created `from` … `until`, both inclusive, as a zip archive. */
export const exportPartSchema = z.object({
  from: wireDate,
  until: wireDate,
  documentsCount: z.number().int(),
  path: z.string(),
});

export type ExportPart = z.infer<typeof exportPartSchema>;

/** Parts that together contain all active documents, the oldest first. */
export const exportResponseSchema = z.object({ parts: z.array(exportPartSchema) });

export const exportArchiveQuerySchema = z.object({ from: wireDate, until: wireDate });

/** A document in `sheaf.json`; `file`, `textFile` and `notesFile` are the names of its entries in the same archive. */
export const exportedDocumentSchema = documentSummarySchema
  .pick({
    id: true,
    name: true,
    originalName: true,
    originalSize: true,
    mimeType: true,
    createdAt: true,
    updatedAt: true,
  })
  .extend({
    ...documentFieldsSchema.shape,
    sha256: z.string(),
    tagIds: z.array(idSchema('tag')),
    file: z.string(),
    textFile: z.string().nullable(),
    notesFile: z.string().nullable(),
  });

export type ExportedDocument = z.infer<typeof exportedDocumentSchema>;

/** The notes on a document in its `notesFile`, the newest first. */
export const exportedNotesSchema = z.array(
  noteSchema.pick({ text: true, createdAt: true, updatedAt: true }).extend({ author: z.string() }),
);

/** `sheaf.json`, the first entry of every archive. */
export const exportManifestSchema = z.object({
  version: z.literal(1),
  organizationId: idSchema('org'),
  exportedAt: wireDate,
  tags: z.array(tagSchema),
  taggingRules: z.array(taggingRuleSchema),
  correspondents: z.array(correspondentSchema.omit({ documentsCount: true, latestDocument: true })),
  documents: z.array(exportedDocumentSchema),
});
