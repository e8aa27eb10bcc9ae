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

const maxFields = 10;

const fieldValuesSchema = z.object({
  // An archive number is unique, so many documents cannot get the same one.
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
 * Values that all of the documents get, those of custom fields in `fields`; null clears a value. `removeDefaults` undoes the defaults of a
 * correspondent: it removes these tags, and the type if it is unchanged, and no new defaults are added. With `present`, only documents that
 * still have these values are changed, which an undo needs.
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
 * `before` groups the changed documents by their former values and added defaults. A request with these values, and with `addedDefaults` as
 * `removeDefaults`, restores them as far as possible.
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
