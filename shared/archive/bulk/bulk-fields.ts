import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import {
  customFieldValueInputSchema,
  customFieldValueSchema,
} from '../custom-fields/custom-field-value.ts';
import { addedDefaultsSchema } from '../correspondents/added-defaults.ts';
import {
  documentFieldValuesSchema,
  storedFieldValuesSchema,
} from '../fields/document-field-values.ts';
import { bulkInputSchema, bulkProgress } from './bulk.ts';

/** Custom fields that one request sets. */
const maxFields = 10;

const fieldValuesSchema = z.object({
  // No two documents have one archive number.
  values: documentFieldValuesSchema.omit({ archiveNumber: true }).default({}),
  fields: z
    .array(customFieldValueInputSchema.extend({ id: idSchema('fld') }))
    .max(maxFields)
    .refine(
      (fields) => new Set(fields.map(({ id }) => id)).size === fields.length,
      'Expected each field once',
    )
    .default([]),
});

/**
 * Values of fields that all of the documents get, `fields` those of custom ones; null clears one. `removeDefaults` undoes what came
 * with a correspondent: documents lose these tags, and the type if it is still this one. A correspondent brings nothing then. With
 * `present`, only documents that have these values are changed: what an undo finds as it was set.
 */
export const bulkFieldsInputSchema = bulkInputSchema
  .extend({
    ...fieldValuesSchema.shape,
    removeDefaults: addedDefaultsSchema.optional(),
    present: fieldValuesSchema.optional(),
  })
  .refine(
    ({ values, fields, removeDefaults }) =>
      fields.length > 0 ||
      removeDefaults !== undefined ||
      Object.values(values).some((value) => value !== undefined),
    { message: 'Expected the value of a field', path: ['values'] },
  );
export type BulkFieldValues = Pick<
  z.infer<typeof bulkFieldsInputSchema>,
  'values' | 'fields' | 'removeDefaults' | 'present'
>;

const ids = z.array(idSchema('doc'));

/**
 * `before`: documents that changed, by the values that they had before and by what came with the correspondent. A request with these values,
 * and with `addedDefaults` as `removeDefaults`, restores them as far as they can be set still.
 */
export const bulkFieldsResponseSchema = z.object({
  changedDocumentIds: ids,
  changedCount: z.number().int(),
  before: z.array(
    z.object({
      documentIds: ids,
      values: storedFieldValuesSchema,
      fields: z.array(z.object({ id: idSchema('fld'), value: customFieldValueSchema.nullable() })),
      addedDefaults: addedDefaultsSchema.optional(),
    }),
  ),
  ...bulkProgress,
});
export type FieldsBefore = z.infer<typeof bulkFieldsResponseSchema>['before'];
