import { z } from 'zod';
import { maxArchiveNumber, maxFieldTextLength } from '../archive-limits.ts';
import { idSchema } from '../../ids.ts';
import { singleLine } from '../../text/single-line.ts';
import { boundMarks } from '../../text/bound-marks.ts';
import {
  documentFieldsSchema,
  type DocumentFieldName,
} from '../../reading/fields/document-fields.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';
import { isIban, normalizeIban } from '../../reading/fields/iban.ts';
import { currencies, isAmount } from '../../reading/fields/money.ts';
import { isVatId, normalizeVatId } from '../../reading/fields/vat-id.ts';

/** A day as `YYYY-MM-DD`, from the year 1000 on, as years of four digits sort correctly as text. */
export const dayValueSchema = z.iso
  .date('documents.fields.form.date')
  .refine((date) => date >= '1000', 'documents.fields.form.date');

/** An amount with at most two decimals, in units of its ISO 4217 currency. */
export const moneyValueSchema = z.object({
  amount: z
    .number('documents.fields.form.amount')
    .refine(isAmount, 'documents.fields.form.amount')
    // Turns -0, which JSON cannot represent, into 0.
    .transform((amount) => amount + 0),
  currency: z
    .string('documents.fields.form.currency')
    .refine((code) => currencies.has(code), 'documents.fields.form.currency'),
});

/** The number written on the paper, unique in the organization including the trash. */
export const archiveNumberSchema = z
  .int('documents.fields.form.archive-number')
  .min(0, 'documents.fields.form.archive-number')
  .max(maxArchiveNumber, 'documents.fields.form.archive-number');

export type SettableFieldName = DocumentFieldName | 'isPaid' | 'archiveNumber';

/** Values of a document's fields as a client sends them, each optional; null clears a value, except `isPaid`. Texts are normalized. */
export const documentFieldValuesSchema = z
  .object({
    documentDate: dayValueSchema.nullable(),
    dueDate: dayValueSchema.nullable(),
    endDate: dayValueSchema.nullable(),
    noticeDate: dayValueSchema.nullable(),
    correspondentId: idSchema('cor').nullable(),
    documentType: documentTypeKeySchema.nullable(),
    totalAmount: moneyValueSchema.nullable(),
    iban: z
      .string('documents.fields.form.iban')
      .max(maxFieldTextLength, 'documents.fields.form.iban')
      .transform(normalizeIban)
      .refine(isIban, 'documents.fields.form.iban')
      .nullable(),
    reference: z
      .string('documents.fields.form.reference')
      .overwrite((text) => boundMarks(singleLine(text)).normalize('NFC'))
      .min(1, 'documents.fields.form.reference')
      .max(maxFieldTextLength, 'documents.fields.form.reference')
      .nullable(),
    vatId: z
      .string('documents.fields.form.vat-id')
      .max(maxFieldTextLength, 'documents.fields.form.vat-id')
      .transform(normalizeVatId)
      .refine(isVatId, 'documents.fields.form.vat-id')
      .nullable(),
    isPaid: z.boolean(),
    archiveNumber: archiveNumberSchema.nullable(),
  } satisfies Record<Exclude<SettableFieldName, 'correspondent'> | 'correspondentId', z.ZodType>)
  .partial();

export type DocumentFieldValues = z.infer<typeof documentFieldValuesSchema>;

/** Stored values, which are not checked, because a currency that was valid once may no longer be. */
export const storedFieldValuesSchema = documentFieldsSchema
  .omit({ correspondent: true })
  .extend({ correspondentId: idSchema('cor').nullable(), isPaid: z.boolean() })
  .partial();
