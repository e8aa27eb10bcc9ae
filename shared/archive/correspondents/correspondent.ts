import { z } from 'zod';
import { correspondentLimits } from '../archive-limits.ts';
import { foldCase } from '../../text/fold-case.ts';
import { idSchema } from '../../ids.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { wireDate } from '../../time/wire-date.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';
import { searchableName } from '../search/syntax/searchable-name.ts';
import { withoutQuotes } from '../search/syntax/search-pieces.ts';

/**
 * A sender or recipient of documents. `documentsCount` counts active documents; `latestDocument` has the latest date, or was added last if
 * none has a date. A document that gets the correspondent gets its default tags, and its type if it has none.
 */
export const correspondentSchema = z.object({
  id: idSchema('cor'),
  organizationId: idSchema('org'),
  name: z.string(),
  aliases: z.array(z.string()),
  defaultTagIds: z.array(idSchema('tag')),
  defaultDocumentType: documentTypeKeySchema.nullable(),
  documentsCount: z.number().int(),
  latestDocument: z
    .object({
      id: idSchema('doc'),
      name: z.string(),
      documentDate: z.iso.date().nullable(),
      createdAt: wireDate,
    })
    .nullable(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});

export type Correspondent = z.infer<typeof correspondentSchema>;

export const correspondentResponseSchema = z.object({ correspondent: correspondentSchema });
export const correspondentsResponseSchema = z.object({
  correspondents: z.array(correspondentSchema),
});

const nameSchema = searchableName(correspondentLimits.name, {
  required: 'correspondents.form.name.required',
  tooLong: 'correspondents.form.name.max-length',
});

const fields = {
  name: nameSchema,
  aliases: z
    .array(nameSchema)
    .max(correspondentLimits.aliases, 'correspondents.form.aliases.max-length')
    .transform((names) => [
      ...new Map(names.map((name) => [correspondentKey(name), name])).values(),
    ]),
  defaultTagIds: z
    .array(idSchema('tag'))
    .max(correspondentLimits.tags, 'correspondents.form.tags.max-length')
    .transform((ids) => [...new Set(ids)]),
  defaultDocumentType: documentTypeKeySchema.nullable(),
};

/** The name and aliases are unique in the organization, ignoring case. */
export const correspondentInputSchema = z.object({
  name: fields.name,
  aliases: fields.aliases.default([]),
  defaultTagIds: fields.defaultTagIds.default([]),
  defaultDocumentType: fields.defaultDocumentType.default(null),
});

export type CorrespondentInput = z.infer<typeof correspondentInputSchema>;

export const correspondentUpdateSchema = z
  .object(fields)
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected at least one property',
    path: ['name'],
  });

export type CorrespondentUpdate = z.infer<typeof correspondentUpdateSchema>;

export const correspondentMergeSchema = z.object({ intoCorrespondentId: idSchema('cor') });

export const correspondentParamsSchema = z.object({
  organizationId: idSchema('org'),
  correspondentId: idSchema('cor'),
});

/** Returns a key that is the same for names that differ only in case, quotes, invisible characters or the encoding of accents. */
export function correspondentKey(name: string): string {
  return foldCase(withoutQuotes(withoutInvisible(name)));
}

/** Limit because each part is compared with every name of an organization. */
const mostParts = 8;

/** Returns the longest parts of a key, which few names contain. */
export function correspondentKeyParts(key: string): string[] {
  const parts = [...new Set(key.split(/\s+/u))];
  return parts.toSorted((one, other) => other.length - one.length).slice(0, mostParts);
}
