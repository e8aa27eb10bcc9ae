import { z } from 'zod';
import { documentFieldsSchema } from '../../../reading/fields/document-fields.ts';
import { eInvoiceReadingSchema } from '../../../reading/e-invoices/e-invoice.ts';

const { shape } = documentFieldsSchema;

function differenceOf<Field extends 'documentDate' | 'totalAmount' | 'iban' | 'reference'>(
  field: Field,
) {
  const value = shape[field].unwrap();
  return z.object({ field: z.literal(field), inText: value, inInvoice: value });
}

const disagreementSchema = z.discriminatedUnion('field', [
  differenceOf('documentDate'),
  differenceOf('totalAmount'),
  differenceOf('iban'),
  differenceOf('reference'),
]);
export type Disagreement = z.infer<typeof disagreementSchema>;

export const eInvoiceStateSchema = z.object({
  state: z.enum(['read', 'malformed']),
  disagreements: z.array(disagreementSchema),
});
export type EInvoiceState = z.infer<typeof eInvoiceStateSchema>;

/** `disagreements`: where the text of the document contradicts the e-invoice, which takes precedence. */
export const eInvoiceResponseSchema = z.object({
  eInvoice: eInvoiceReadingSchema,
  disagreements: z.array(disagreementSchema),
});
