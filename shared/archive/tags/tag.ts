import { z } from 'zod';
import { foldCase } from '../../text/fold-case.ts';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { wireDate } from '../../time/wire-date.ts';
import { searchableName } from '../search/syntax/searchable-name.ts';
import { withoutQuotes } from '../search/syntax/search-pieces.ts';

/** `documentsCount` counts active documents; `color` is `#rrggbb` in lower case. */
export const tagSchema = z.object({
  id: idSchema('tag'),
  organizationId: idSchema('org'),
  name: z.string(),
  color: z.string(),
  description: z.string().nullable(),
  documentsCount: z.number().int(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});

export type Tag = z.infer<typeof tagSchema>;

export const defaultTagColor = '#d8ff75';

export const documentTagSchema = tagSchema.pick({ id: true, name: true, color: true });
export type DocumentTag = z.infer<typeof documentTagSchema>;

export const tagResponseSchema = z.object({ tag: tagSchema });
export const tagsResponseSchema = z.object({ tags: z.array(tagSchema) });

const description = z
  .string()
  .trim()
  .max(limits.tagDescription.max, 'tags.form.description.max-length')
  .transform((text) => text.toWellFormed() || null);

/** `#abc` becomes `#aabbcc`; an empty description becomes null. */
export const tagInputSchema = z.object({
  name: searchableName(limits.tagName.max, {
    required: 'tags.form.name.required',
    tooLong: 'tags.form.name.max-length',
  }),
  color: z
    .string('tags.form.color.required')
    .trim()
    .min(1, 'tags.form.color.required')
    .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'tags.form.color.invalid')
    .transform(longHexColor),
  description: description.nullish().transform((text) => text ?? null),
});

export type TagInput = z.infer<typeof tagInputSchema>;

export const tagParamsSchema = z.object({
  organizationId: idSchema('org'),
  tagId: idSchema('tag'),
});

export const documentTagInputSchema = z.object({ tagId: idSchema('tag') });

export const documentTagParamsSchema = tagParamsSchema.extend({ documentId: idSchema('doc') });

/** Returns a key that is the same for names that differ only in case, invisible characters or the encoding of accents. */
export function tagNameKey(name: string): string {
  return foldCase(withoutInvisible(name).trim());
}

/** Returns the key by which `tag:` finds a name: its letters and digits, or everything but quotes if it has none. */
export function tagSearchKey(name: string): string {
  const key = tagNameKey(withoutQuotes(name));
  return key.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '').replaceAll('\ufe0f', '') || key;
}

function longHexColor(color: string): string {
  const lower = color.toLowerCase();
  return lower.length === 4 ? lower.replaceAll(/[0-9a-f]/g, '$&$&') : lower;
}
