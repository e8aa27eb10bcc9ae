import { z } from 'zod';

const number = z.number().int();

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(number)]).nullable();
export type PaperlessFieldValue = z.infer<typeof fieldValue>;

/** A change of a document. Missing properties are unchanged, and properties that Sheaf does not have are ignored. */
export const paperlessDocumentInputSchema = z.object({
  title: z.string().optional(),
  content: z.string().optional(),
  created: z.string().nullish(),
  created_date: z.string().nullish(),
  correspondent: number.nullish(),
  document_type: number.nullish(),
  archive_serial_number: number.nullish(),
  tags: z.array(number).optional(),
  custom_fields: z.array(z.object({ field: number, value: fieldValue.optional() })).optional(),
});
export type PaperlessDocumentInput = z.infer<typeof paperlessDocumentInputSchema>;

export const paperlessDocumentsInputSchema = z.object({ documents: z.array(number).min(1) });

export const paperlessBulkInputSchema = paperlessDocumentsInputSchema.extend({
  method: z.string(),
  parameters: z.record(z.string(), z.unknown()).default({}),
});

export const paperlessBulkObjectsSchema = z.object({
  objects: z.array(number),
  object_type: z.enum(['tags', 'correspondents', 'document_types', 'storage_paths']),
  operation: z.enum(['delete', 'set_permissions']),
});

export const paperlessTrashInputSchema = z.object({
  action: z.enum(['restore', 'empty']),
  documents: z.array(number).optional(),
});
