import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { wireDate } from '../../time/wire-date.ts';
import { documentParamsSchema } from '../documents/document.ts';
import { isNoteText, normalizeNoteText } from './note-text.ts';

/**
 * A note on a document. `author.id` is null once the account is deleted; the name stays. An imported note has the `author` that the import
 * names, and the user who imported it as `importedBy`.
 */
const noteSchema = z.object({
  id: idSchema('not'),
  documentId: idSchema('doc'),
  text: z.string(),
  author: z.object({ id: idSchema('usr').nullable(), name: z.string() }),
  importedBy: z.object({ id: idSchema('usr').nullable(), name: z.string().nullable() }).optional(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});
export type Note = z.infer<typeof noteSchema>;

const required = 'notes.form.required';

/** Trimmed text with line feeds only. */
export const noteInputSchema = z.object({
  text: z
    .string(required)
    .trim()
    .min(1, required)
    .max(limits.note.max, 'notes.form.max-length')
    .transform(normalizeNoteText)
    .refine(isNoteText, required),
});
export type NoteInput = z.infer<typeof noteInputSchema>;

export const noteParamsSchema = documentParamsSchema.extend({ noteId: idSchema('not') });

export const noteResponseSchema = z.object({ note: noteSchema });
export const notesResponseSchema = z.object({ notes: z.array(noteSchema) });
