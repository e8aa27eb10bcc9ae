import { z } from 'zod';

const fieldValueSchema = z.union([
  z.string(),
  z.object({ amount: z.number(), currency: z.string() }),
  z.object({ id: z.string(), name: z.string() }),
  z.number(),
  z.boolean(),
  z.array(z.object({ id: z.string(), name: z.string() })),
]);

/**
 * A change of a document's field, with names as they were at that time. `field` is the key of a custom field, which `customField`
 * describes.
 */
export const fieldChangeSchema = z.object({
  field: z.string(),
  customField: z.object({ id: z.string(), name: z.string(), type: z.string() }).optional(),
  from: fieldValueSchema.nullable(),
  to: fieldValueSchema.nullable(),
});

/** Set if no person chose the values for the document: they were found in its text, or its correspondent was merged. */
export const changeSourceSchema = z.enum(['text', 'merge']);

export type FieldChange = z.infer<typeof fieldChangeSchema>;
