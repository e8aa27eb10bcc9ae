import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { customFieldValueSchema } from '../custom-fields/custom-field-value.ts';
import { documentTypes } from '../fields/document-types.ts';

/** The longest time from the date of a document until it is due: ten years. */
export const maxDaysUntilDue = 3650;

/** `replaces`: another value is replaced too, unless a person has set it; otherwise only documents without one get it. */
const replaces = z.boolean().default(false);

/**
 * A field that a rule sets. The due date is so many days after the date of the document; one without a date gets none. A custom
 * field gets a value that its type allows.
 */
export const fieldActionSchema = z.discriminatedUnion('field', [
  z.object({ field: z.literal('correspondent'), value: idSchema('cor'), replaces }),
  z.object({ field: z.literal('documentType'), value: z.enum(documentTypes), replaces }),
  z.object({
    field: z.literal('dueDate'),
    daysAfterDate: z
      .number('tagging-rules.form.conditions.value.days')
      .int('tagging-rules.form.conditions.value.days')
      .min(0, 'tagging-rules.form.conditions.value.days')
      .max(maxDaysUntilDue, 'tagging-rules.form.conditions.value.days'),
    replaces,
  }),
  z.object({
    field: z.literal('custom'),
    fieldId: idSchema('fld'),
    value: customFieldValueSchema,
    replaces,
  }),
]);

export type FieldAction = z.infer<typeof fieldActionSchema>;
export type CustomAction = Extract<FieldAction, { field: 'custom' }>;
export type BuiltInAction = Exclude<FieldAction, CustomAction>;

/** The name of the field that an action sets, or the id of a custom one. */
export function actionKey(action: FieldAction): string {
  return action.field === 'custom' ? action.fieldId : action.field;
}

/** A field has one value: the actions of a rule are about different ones. */
export const fieldActionsInputSchema = z
  .array(fieldActionSchema)
  .max(limits.taggingRuleFields.max)
  .refine(
    (actions) => new Set(actions.map(actionKey)).size === actions.length,
    'Expected at most one action for each field',
  )
  .default([]);
