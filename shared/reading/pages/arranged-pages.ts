import { z } from 'zod';
import { extractionFailureReasons } from '../extraction-reasons.ts';

/** A page of a file, from 1, and its clockwise rotation in degrees; files are numbered from 0. */
const sourcePageSchema = z.object({
  file: z.number().int(),
  page: z.number().int(),
  degrees: z.number().int(),
});
export type SourcePage = z.infer<typeof sourcePageSchema>;

/** `failed`: the pages of this file, from 0, cannot be changed; `invalid`: the plan has an error. */
const pagesProblemSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('failed'),
    file: z.number().int(),
    reason: z.enum([...extractionFailureReasons, 'signed']),
  }),
  z.object({
    state: z.literal('invalid'),
    path: z.array(z.union([z.string(), z.number()])),
    message: z.string(),
  }),
]);
export type PagesProblem = z.infer<typeof pagesProblemSchema>;

export const arrangedPagesSchema = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('arranged'),
    documents: z.array(z.object({ pages: z.array(sourcePageSchema), size: z.number().int() })),
  }),
  ...pagesProblemSchema.options,
]);
export type ArrangedPages = z.infer<typeof arrangedPagesSchema>;
