import { z } from 'zod';
import { customFieldLimits } from '../archive-limits.ts';
import { idSchema } from '../../ids.ts';
import { singleLine } from '../../text/single-line.ts';
import { boundMarks } from '../../text/bound-marks.ts';
import { dayValueSchema, moneyValueSchema } from '../fields/document-field-values.ts';
import type { CustomFieldType } from './custom-field-types.ts';
import { customFieldSchema } from './custom-field.ts';

const moneySchema = z.object({ amount: z.number(), currency: z.string() });

/** By type: a text, number, `{ amount, currency }`, `YYYY-MM-DD`, boolean, option id, option ids, user id, document id, or http(s) URL. */
export const customFieldValueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  moneySchema,
  z.array(z.string()),
]);
export type CustomFieldValue = z.infer<typeof customFieldValueSchema>;

/** A custom field with its value in a document; `documentName` names the document that is the value. */
export const documentCustomFieldSchema = customFieldSchema
  .pick({ id: true, key: true, name: true, type: true })
  .extend({ value: customFieldValueSchema, documentName: z.string().optional() });
export type DocumentCustomField = z.infer<typeof documentCustomFieldSchema>;

/** Null clears the value. The type of the field determines which values are valid. */
export const customFieldValueInputSchema = z.object({
  value: z
    .union([
      z.string().max(customFieldLimits.link),
      z.number(),
      z.boolean(),
      moneySchema,
      z.array(z.string()).max(customFieldLimits.chosen),
    ])
    .nullable(),
});

const maxNumber = 1e15;

/** Schemas of values by type. Texts are normalized, and an empty list of options clears the value. */
export const valueSchemas = {
  text: z
    .string('fields.value.text')
    .overwrite((text) => boundMarks(singleLine(text)).normalize('NFC'))
    .min(1, 'fields.value.text')
    .max(customFieldLimits.text, 'fields.value.text'),
  number: z
    .number('fields.value.number')
    .refine(
      (number) => Math.abs(number) <= maxNumber && Number(number.toPrecision(15)) === number,
      'fields.value.number',
    )
    // Turns -0, which JSON cannot represent, into 0.
    .transform((number) => number + 0),
  money: moneyValueSchema,
  date: dayValueSchema,
  boolean: z.boolean(),
  select: idSchema('opt'),
  'multi-select': z
    .array(idSchema('opt'))
    .max(customFieldLimits.chosen)
    .transform((ids) => [...new Set(ids)]),
  person: idSchema('usr'),
  document: idSchema('doc'),
  link: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'fields.value.link' })
    .max(customFieldLimits.link, 'fields.value.link-length')
    // Rejects characters that make the address look like another one.
    .refine((url) => singleLine(url) === url, 'fields.value.link'),
} satisfies Record<CustomFieldType, z.ZodType<CustomFieldValue>>;
