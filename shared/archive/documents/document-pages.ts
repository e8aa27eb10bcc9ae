import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { pageOperationSchema, pagePlanLimits } from '../../reading/pages/page-plan.ts';
import { documentSummarySchema } from './document.ts';
import { documentNameSchema } from './document-update.ts';
import { documentPagesLimits } from './document-pages-limits.ts';

const { mergedDocuments, parts } = documentPagesLimits;

/** `confirmsSignature`: signed PDFs are changed too, which invalidates their signatures. */
const confirmation = { confirmsSignature: z.boolean().default(false) };

/** Pages are numbered from 1, as in the current file. */
export const pagesInputSchema = z.object({
  operations: z.array(pageOperationSchema).min(1).max(pagePlanLimits.operations),
  ...confirmation,
});
export type PagesInput = z.infer<typeof pagesInputSchema>;

export const mergeInputSchema = z.object({
  documentIds: z
    .array(idSchema('doc'))
    .min(mergedDocuments.min)
    .max(mergedDocuments.max)
    .refine((ids) => new Set(ids).size === ids.length, 'A document is repeated'),
  name: documentNameSchema,
  ...confirmation,
});
export type MergeInput = z.infer<typeof mergeInputSchema>;

/** Each page that remains after `operations` belongs to one of the parts. Pages are numbered from 1, as in the file. */
export const splitInputSchema = z.object({
  operations: z.array(pageOperationSchema).max(pagePlanLimits.operations).default([]),
  parts: z
    .array(
      z.object({
        pages: z.array(z.number().int().min(1)).min(1).max(pagePlanLimits.pages),
        name: documentNameSchema.optional(),
      }),
    )
    .min(parts.min)
    .max(parts.max),
  ...confirmation,
});
export type SplitInput = z.infer<typeof splitInputSchema>;

/** `formerIds` are in the trash, and `madeIds` contain their pages. A split has one former document; a merge made one document. */
export const undoMadeInputSchema = z
  .object({
    formerIds: z.array(idSchema('doc')).min(1).max(mergedDocuments.max),
    madeIds: z.array(idSchema('doc')).min(1).max(parts.max),
  })
  .refine(
    ({ formerIds, madeIds }) => formerIds.length === 1 || madeIds.length === 1,
    'Several documents were not made of several others',
  )
  .refine(
    ({ formerIds, madeIds }) => !formerIds.some((id) => madeIds.includes(id)),
    'A document is repeated',
  );
export type UndoMadeInput = z.infer<typeof undoMadeInputSchema>;

export const mergedDocumentResponseSchema = z.object({ document: documentSummarySchema });
export const splitDocumentsResponseSchema = z.object({ documents: z.array(documentSummarySchema) });
