import { z } from 'zod';

const fieldValueSchema = z.union([
  z.string(),
  z.object({ amount: z.number(), currency: z.string() }),
  z.object({ id: z.string(), name: z.string() }),
]);

/** A field of a document whose value changed, with the values before and after as documents have them. */
export const fieldChangeSchema = z.object({
  field: z.string(),
  from: fieldValueSchema.nullable(),
  to: fieldValueSchema.nullable(),
});

export type FieldChange = z.infer<typeof fieldChangeSchema>;
