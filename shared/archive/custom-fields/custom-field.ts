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

/** `color` is `#rrggbb` in lower case. */
export const fieldOptionSchema = z.object({
  id: idSchema('opt'),
  name: z.string(),
  color: z.string(),
});
export type FieldOption = z.infer<typeof fieldOptionSchema>;

/** A field that an organization has defined. `key` is its name in searches, and stays when it is renamed. */
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

/** The colour of a new option until another is chosen. */
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

/** A new field. Its name is unique in the organization, ignoring case. Only (multi-)selects have options. */
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

/** What a form of a field contains; `opened` is the field as it was opened, or an empty one. */
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
 * A change of a field: what is sent replaces what there was. An option with the id of a current one stays that one, with its
 * name and color unless they are sent, one without is new, and those that are missing are removed; with `knownOptionIds` only
 * those among them, and options that others have removed stay removed. The type only changes while no document has a value.
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
    message: 'Expected something to change',
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

/** Names with the same key are the same field or option: case, quotes, invisible characters and the encoding of accents do not matter. */
export function nameKey(text: string): string {
  return foldCase(withoutQuotes(withoutInvisible(text)));
}

/** Whether some of the names are the same to `nameKey`. */
export function hasDuplicates(names: readonly string[]): boolean {
  return new Set(names.map(nameKey)).size < names.length;
}
