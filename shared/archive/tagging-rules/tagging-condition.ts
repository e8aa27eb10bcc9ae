import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { valueSchemas } from '../custom-fields/custom-field-value.ts';
import { dayValueSchema, moneyValueSchema } from '../fields/document-field-values.ts';
import { documentTypeKeySchema } from '../../reading/fields/document-type-key.ts';

export const taggingTextFields = [
  'name',
  'content',
  'sender',
  'reference',
  'iban',
  'vatId',
] as const;
export const taggingDateFields = ['documentDate', 'dueDate', 'endDate', 'noticeDate'] as const;

export const taggingOperators = [
  'equal',
  'not_equal',
  'contains',
  'not_contains',
  'contains_word',
  'not_contains_word',
  'starts_with',
  'ends_with',
  'matches_pattern',
] as const;
export const dayOperators = ['before', 'after'] as const;
/** The document's date is more than so many days ago, at most so many days ago, or within so many days from today on. */
export const relativeDayOperators = ['older_than', 'newer_than', 'within_next'] as const;
export const choiceOperators = ['is', 'is_not'] as const;
export const amountOperators = ['greater_than', 'less_than'] as const;
export const presenceOperators = ['is_set', 'is_not_set'] as const;

export type TaggingTextField = (typeof taggingTextFields)[number];
export type TaggingOperator = (typeof taggingOperators)[number];

const maxDays = 36_525;
const maxChoice = 64;

type ValueSchemas<Text, Day, Money> = {
  text: z.ZodType<Text, string>;
  day: z.ZodType<Day, string>;
  number: z.ZodType<number, number>;
  money: z.ZodType<Money, { amount: number; currency: string }>;
};

function conditionSchemaOf<Text, Day, Money>(schemas: ValueSchemas<Text, Day, Money>) {
  const { text, day, number, money } = schemas;
  const days = z
    .number('tagging-rules.form.conditions.value.days')
    .int('tagging-rules.form.conditions.value.days')
    .min(0, 'tagging-rules.form.conditions.value.days')
    .max(maxDays, 'tagging-rules.form.conditions.value.days');
  const presence = z.enum(presenceOperators);
  const textField = z.enum(taggingTextFields);
  const date = z.enum(taggingDateFields);
  const correspondent = z.literal('correspondent');
  const documentType = z.literal('documentType');
  const totalAmount = z.literal('totalAmount');
  const custom = { field: z.literal('custom'), fieldId: idSchema('fld') };
  return z.discriminatedUnion('field', [
    z.discriminatedUnion('operator', [
      z.object({ field: textField, operator: z.enum(taggingOperators), value: text }),
      z.object({ field: textField, operator: presence }),
    ]),
    z.discriminatedUnion('operator', [
      z.object({ field: date, operator: z.enum(dayOperators), value: day }),
      z.object({ field: date, operator: z.enum(relativeDayOperators), value: days }),
      z.object({ field: date, operator: presence }),
    ]),
    z.discriminatedUnion('operator', [
      z.object({
        field: correspondent,
        operator: z.enum(choiceOperators),
        value: idSchema('cor'),
      }),
      z.object({ field: correspondent, operator: presence }),
    ]),
    z.discriminatedUnion('operator', [
      z.object({
        field: documentType,
        operator: z.enum(choiceOperators),
        value: documentTypeKeySchema,
      }),
      z.object({ field: documentType, operator: presence }),
    ]),
    z.discriminatedUnion('operator', [
      z.object({ field: totalAmount, operator: z.enum(amountOperators), value: money }),
      z.object({ field: totalAmount, operator: presence }),
    ]),
    z.discriminatedUnion('operator', [
      z.object({ ...custom, operator: z.enum(taggingOperators), value: text }),
      z.object({ ...custom, operator: z.enum(dayOperators), value: day }),
      z.object({ ...custom, operator: z.enum(relativeDayOperators), value: days }),
      z.object({
        ...custom,
        operator: z.enum(choiceOperators),
        value: z.union([z.boolean(), number, z.string().max(maxChoice)]),
      }),
      z.object({ ...custom, operator: z.enum(amountOperators), value: z.union([number, money]) }),
      z.object({ ...custom, operator: presence }),
    ]),
  ]);
}

/**
 * A condition of a rule. Texts are compared as in searches: without case and accents, numbers with or without groups; `contains_word`
 * compares whole words, and a number of less than five digits is compared as a whole in the content. A pattern matches anywhere in the text; `*` stands for any characters and `#` for a digit. Days are `YYYY-MM-DD`,
 * or numbers of days; amounts are only compared in the same currency. The type of a custom field determines its operators (see
 * `customOperators`) and values: a boolean, a number, or the id of an option, a person or a document.
 */
export const taggingConditionSchema = conditionSchemaOf({
  text: z.string(),
  day: z.string(),
  number: z.number(),
  money: z.object({ amount: z.number(), currency: z.string() }),
});
export type TaggingCondition = z.infer<typeof taggingConditionSchema>;

export const taggingConditionInputSchema = conditionSchemaOf({
  text: z
    .string()
    .refine((value) => value.trim() !== '', 'tagging-rules.form.conditions.value.required')
    .max(limits.taggingRuleConditionValue.max, 'tagging-rules.form.conditions.value.max-length')
    .transform((value) => value.toWellFormed()),
  day: dayValueSchema,
  number: valueSchemas.number,
  money: moneyValueSchema,
});

export type TextCondition = Extract<TaggingCondition, { operator: TaggingOperator }>;
export type CustomCondition = Extract<TaggingCondition, { field: 'custom' }>;

/** Returns whether a condition compares a text, of the document or of a custom field. */
export function isTextCondition(condition: TaggingCondition): condition is TextCondition {
  return taggingOperators.some((operator) => operator === condition.operator);
}
