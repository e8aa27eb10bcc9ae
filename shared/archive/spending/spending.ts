import { z } from 'zod';
import { wholeNumber } from '../../pagination.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { documentTypes, type DocumentType } from '../../reading/fields/document-types.ts';

/** Types of documents whose totals count as spending. Reminders and statements are excluded, because they repeat other amounts. */
export const spendingTypes = [
  'invoice',
  'receipt',
  'ticket',
] as const satisfies readonly DocumentType[];

/** `currency` is by default that of most documents in the latest years; `year` is by default the latest one that has begun. */
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
 * Spending in one currency: in each year, the latest first, and in `year` by type and by the first ten correspondents, the largest amounts
 * first. `currencies` begin with the one of most documents in its latest years. Unless `isComplete`, older documents are still being added
 * up.
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
