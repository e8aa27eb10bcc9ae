import { z } from 'zod';
import { customFieldLimits } from '../archive-limits.ts';
import { foldCase } from '../../text/fold-case.ts';
import { idSchema } from '../../ids.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import { wireDate } from '../../time/wire-date.ts';
import { searchableName } from '../search/syntax/searchable-name.ts';
import { withoutQuotes } from '../search/syntax/search-pieces.ts';
import { customFieldTypes, hasOptions } from './custom-field-types.ts';
import { fieldKeySchema } from './field-key.ts';

export const fieldOptionSchema = z.object({
  id: idSchema('opt'),
  name: z.string(),
  color: z.string(),
});
export type FieldOption = z.infer<typeof fieldOptionSchema>;

/** A custom field of an organization. `key` is its name in searches, and does not change when the field is renamed. */
export const customFieldSchema = z.object({
  id: idSchema('fld'),
  organizationId: idSchema('org'),
  name: z.string(),
  key: z.string(),
  type: z.enum(customFieldTypes),
  options: z.array(fieldOptionSchema),
  createdAt: wireDate,
  updatedAt: wireDate.nullable(),
});
export type CustomField = z.infer<typeof customFieldSchema>;

export const customFieldResponseSchema = z.object({ field: customFieldSchema });
export const customFieldsResponseSchema = z.object({ fields: z.array(customFieldSchema) });

export const defaultOptionColor = '#94a3b8';

const name = (maxLength: number) =>
  searchableName(maxLength, {
    required: 'fields.form.name.required',
    tooLong: 'fields.form.name.max-length',
  });

const optionName = name(customFieldLimits.optionName);
const optionColor = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'tags.form.color.invalid')
  .toLowerCase();

const optionInput = z.object({ name: optionName, color: optionColor.default(defaultOptionColor) });

function optionsOf<Option extends z.ZodType<{ name?: string | undefined }>>(option: Option) {
  return z
    .array(option)
    .max(customFieldLimits.options, 'fields.form.options.max-length')
    .refine(
      (options) => !hasDuplicates(options.flatMap((each) => each.name ?? [])),
      'fields.form.options.duplicate',
    );
}

const fieldName = name(customFieldLimits.name);

/** The name is unique in the organization, ignoring case. Only selects and multi-selects have options. */
export const customFieldInputSchema = z
  .object({
    name: fieldName,
    key: fieldKeySchema.optional(),
    type: z.enum(customFieldTypes),
    options: optionsOf(optionInput).default([]),
  })
  .refine(({ type, options }) => hasOptions(type) || options.length === 0, {
    message: 'Only selects have options',
    path: ['options'],
  });
export type CustomFieldInput = z.infer<typeof customFieldInputSchema>;

export const customFieldFormSchema = z.object({
  name: fieldName,
  type: z.enum(customFieldTypes),
  options: optionsOf(optionInput.extend({ id: idSchema('opt').optional() })),
  opened: customFieldSchema.pick({ name: true, options: true }),
});
export type CustomFieldForm = z.infer<typeof customFieldFormSchema>;

const optionUpdate = z
  .object({ id: idSchema('opt'), name: optionName, color: optionColor })
  .partial()
  .refine((option) => option.id !== undefined || option.name !== undefined, {
    message: 'fields.form.name.required',
    path: ['name'],
  });

/**
 * A change of a field: each property that is sent replaces the stored one. An option with a known id keeps its name and color unless they
 * are sent, one without an id is new, and missing options are removed. With `knownOptionIds`, only options among those ids are removed, and
 * removed ones are not added again. The type can only change while no document has a value.
 */
export const customFieldUpdateSchema = z
  .object({
    name: fieldName,
    type: z.enum(customFieldTypes),
    options: optionsOf(optionUpdate),
    knownOptionIds: z.array(idSchema('opt')).max(customFieldLimits.options),
  })
  .partial()
  .refine((update) => Object.values(update).some((value) => value !== undefined), {
    message: 'Expected at least one property',
    path: ['name'],
  });
export type CustomFieldUpdate = z.infer<typeof customFieldUpdateSchema>;

export const customFieldParamsSchema = z.object({
  organizationId: idSchema('org'),
  fieldId: idSchema('fld'),
});

export const documentCustomFieldParamsSchema = customFieldParamsSchema.extend({
  documentId: idSchema('doc'),
});

/** Returns a key that is the same for names that differ only in case, quotes, invisible characters or the encoding of accents. */
export function nameKey(text: string): string {
  return foldCase(withoutQuotes(withoutInvisible(text)));
}

/** Returns whether two of the names have the same `nameKey`. */
export function hasDuplicates(names: readonly string[]): boolean {
  return new Set(names.map(nameKey)).size < names.length;
}
