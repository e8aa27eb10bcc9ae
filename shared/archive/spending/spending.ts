import { z } from 'zod';
import { wholeNumber } from '../../pagination.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { documentTypes, type DocumentType } from '../../reading/fields/document-types.ts';

/** The types of documents that say that money was spent: triggers count their totals. A reminder or a statement repeats those of others. */
export const spendingTypes = [
  'invoice',
  'receipt',
  'ticket',
] as const satisfies readonly DocumentType[];

/** Without `currency`, that of most documents in its latest years; without `year`, the latest one that has begun. */
export const spendingQuerySchema = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  year: wholeNumber.pipe(z.number().min(1000).max(9999)).optional(),
});
export type SpendingQuery = z.infer<typeof spendingQuerySchema>;

const sum = { amount: z.number(), documentsCount: z.number().int() };

/**
 * What was spent in one currency: in each year, the latest first, and in `year` by type and by correspondent, the largest amounts first.
 * Of the correspondents there are the first ten. `currencies`: all that there are, the one of most documents in its latest
 * years first. Unless it `isComplete`, older documents are still being added up.
 */
const spendingSchema = z.object({
  isComplete: z.boolean(),
  currencies: z.array(z.string()),
  currency: z.string().nullable(),
  year: z.number().int().nullable(),
  years: z.array(z.object({ year: z.number().int(), ...sum })),
  types: z.array(z.object({ documentType: z.enum(documentTypes), ...sum })),
  correspondents: z.array(
    z.object({ correspondent: documentFieldsSchema.shape.correspondent, ...sum }),
  ),
});
export type Spending = z.infer<typeof spendingSchema>;

export const spendingResponseSchema = z.object({ spending: spendingSchema });
