import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { documentTypeKeySchema } from './document-type-key.ts';

/**
 * Fields of the paper; null if not known. Dates are `YYYY-MM-DD`, `amount` has at most two decimals in units of the ISO 4217 `currency`,
 * `iban` and `vatId` are upper case without spaces.
 */
export const documentFieldsSchema = z.object({
  documentDate: z.iso.date().nullable(),
  dueDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  noticeDate: z.iso.date().nullable(),
  correspondent: z.object({ id: idSchema('cor'), name: z.string() }).nullable(),
  documentType: documentTypeKeySchema.nullable(),
  totalAmount: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  iban: z.string().nullable(),
  reference: z.string().nullable(),
  vatId: z.string().nullable(),
});

export type DocumentFields = z.infer<typeof documentFieldsSchema>;
export type DocumentFieldName = keyof DocumentFields;
export type Money = NonNullable<DocumentFields['totalAmount']>;
