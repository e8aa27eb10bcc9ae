import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { customFieldValueSchema } from '../custom-fields/custom-field-value.ts';
import { documentFieldsSchema } from '../../reading/fields/document-fields.ts';
import { documentFieldValuesSchema } from '../fields/document-field-values.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';

const maxDaysAfterDate = 3650;

export const daysAfterDateSchema = z
  .number('tagging-rules.form.conditions.value.days')
  .int('tagging-rules.form.conditions.value.days')
  .min(0, 'tagging-rules.form.conditions.value.days')
  .max(maxDaysAfterDate, 'tagging-rules.form.conditions.value.days');

export const countedActionFields = ['endDate', 'noticeDate'] as const;
export type CountedActionField = (typeof countedActionFields)[number];

export const plainActionFields = ['totalAmount', 'reference', 'iban', 'vatId'] as const;
export type PlainActionField = (typeof plainActionFields)[number];

/** With `replaces`, other values are replaced unless a person has set them; otherwise only empty fields are set. */
const replaces = z.boolean().default(false);

type PlainValues<Money, Text> = {
  totalAmount: z.ZodType<Money, { amount: number; currency: string }>;
} & Record<Exclude<PlainActionField, 'totalAmount'>, z.ZodType<Text, string>>;

function fieldActionSchemaOf<Money, Text>(plain: PlainValues<Money, Text>) {
  return z.discriminatedUnion('field', [
    z.object({ field: z.literal('correspondent'), value: idSchema('cor'), replaces }),
    z.object({ field: z.literal('documentType'), value: documentTypeKeySchema, replaces }),
    z.object({ field: z.literal('documentDate'), value: z.literal('added'), replaces }),
    countedActionSchema('dueDate'),
    countedActionSchema('endDate'),
    countedActionSchema('noticeDate'),
    z.object({ field: z.literal('totalAmount'), value: plain.totalAmount, replaces }),
    z.object({ field: z.literal('reference'), value: plain.reference, replaces }),
    z.object({ field: z.literal('iban'), value: plain.iban, replaces }),
    z.object({ field: z.literal('vatId'), value: plain.vatId, replaces }),
    z.object({ field: z.literal('isPaid'), value: z.literal(true), replaces }),
    z.object({
      field: z.literal('custom'),
      fieldId: idSchema('fld'),
      value: customFieldValueSchema,
      replaces,
    }),
  ]);
}

function countedActionSchema<Field extends 'dueDate' | CountedActionField>(field: Field) {
  return z.object({ field: z.literal(field), daysAfterDate: daysAfterDateSchema, replaces });
}

const stored = documentFieldsSchema.shape;
const typed = documentFieldValuesSchema.shape;

/**
 * A field that a rule sets. The date of the document becomes the day on which it was added. The due date, end date and notice date are
 * relative to the date of the document, also if another rule has just set that, and stay empty without it. `isPaid` is only set, unless a
 * person has cleared it. A custom field gets a value that its type allows.
 */
export const fieldActionSchema = fieldActionSchemaOf({
  totalAmount: stored.totalAmount.unwrap(),
  reference: stored.reference.unwrap(),
  iban: stored.iban.unwrap(),
  vatId: stored.vatId.unwrap(),
});

export type FieldAction = z.infer<typeof fieldActionSchema>;
export type CustomAction = Extract<FieldAction, { field: 'custom' }>;
export type BuiltInAction = Exclude<FieldAction, CustomAction>;

/** Returns the name of the field that an action sets, or the id of a custom field. */
export function actionKey(action: FieldAction): string {
  return action.field === 'custom' ? action.fieldId : action.field;
}

const fieldActionInputSchema = fieldActionSchemaOf({
  totalAmount: typed.totalAmount.unwrap().unwrap(),
  reference: typed.reference.unwrap().unwrap(),
  iban: typed.iban.unwrap().unwrap(),
  vatId: typed.vatId.unwrap().unwrap(),
});

export const fieldActionsInputSchema = z
  .array(fieldActionInputSchema)
  .max(limits.taggingRuleFields.max)
  .refine(
    (actions) => new Set(actions.map(actionKey)).size === actions.length,
    'Expected at most one action for each field',
  )
  .default([]);
