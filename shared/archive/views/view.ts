import { z } from 'zod';
import { viewLimits } from '../archive-limits.ts';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../text/single-line.ts';
import { boundMarks } from '../../text/bound-marks.ts';
import { wireDate } from '../../time/wire-date.ts';
import { columnsInputSchema, columnsSchema } from '../documents/column-schemas.ts';
import { defaultColumns } from '../documents/document-columns.ts';
import {
  filteredExtractionStates,
  sortFieldSchema,
  sortOrderSchema,
} from '../documents/document.ts';

const filtersSchema = z.object({
  tags: z.array(idSchema('tag')),
  extractionState: z.enum(filteredExtractionStates).optional(),
});

const sortSchema = z.object({ field: sortFieldSchema, order: sortOrderSchema });

/**
 * A saved list of documents: a search, filters, an order and columns. `sort: null` is the default order: the newest first, or the best
 * match for words. Unless `isShared`, only its creator sees it. `position` is its place among the shared views, or among those of its
 * creator, from 0. Deleted tags stay in `filters`, and match nothing.
 */
export const viewSchema = z.object({
  id: idSchema('viw'),
  organizationId: idSchema('org'),
  createdBy: idSchema('usr'),
  name: z.string(),
  search: z.string(),
  filters: filtersSchema,
  sort: sortSchema.nullable(),
  columns: columnsSchema,
  isShared: z.boolean(),
  position: z.number().int(),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});

export type View = z.infer<typeof viewSchema>;

/**
 * The state of a view for a person who may not own it: `hidden` means they may no longer see it, and `unclear` that its search has a filter
 * that is no longer known, so that it would match too much.
 */
export const viewStates = ['shown', 'hidden', 'unclear', 'deleted'] as const;
export type ViewState = (typeof viewStates)[number];

export const viewResponseSchema = z.object({ view: viewSchema });
export const viewsResponseSchema = z.object({ views: z.array(viewSchema) });

const fields = {
  name: z
    .string('views.form.name.required')
    .overwrite((name) => boundMarks(singleLine(name)).normalize('NFC'))
    .min(1, 'views.form.name.required')
    .max(viewLimits.name, 'views.form.name.max-length'),
  search: z
    .string()
    .max(limits.searchQuery.max)
    .transform((text) => text.toWellFormed().replaceAll('\0', '').trim()),
  filters: filtersSchema.extend({
    tags: filtersSchema.shape.tags
      .max(limits.tagFilter.max)
      .transform((ids) => [...new Set(ids)])
      .default([]),
  }),
  sort: sortSchema.nullable(),
  columns: columnsInputSchema,
  isShared: z.boolean(),
};

export const viewInputSchema = z.object({
  name: fields.name,
  search: fields.search.default(''),
  filters: fields.filters.default({ tags: [] }),
  sort: fields.sort.default(null),
  columns: fields.columns.default([...defaultColumns]),
  isShared: fields.isShared.default(false),
});

export type ViewInput = z.infer<typeof viewInputSchema>;

/** Each property that is sent replaces the stored one. With `position`, the other views are renumbered. */
export const viewUpdateSchema = z
  .object({ ...fields, position: z.number().int().min(0).max(1_000_000) })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected at least one property',
    path: ['name'],
  });

export type ViewUpdate = z.infer<typeof viewUpdateSchema>;

export const viewParamsSchema = z.object({
  organizationId: idSchema('org'),
  viewId: idSchema('viw'),
});
