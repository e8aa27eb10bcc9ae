import { z } from 'zod';

/** A value of a schema as JSON for people too, with its keys in the order of the schema. */
export function jsonText<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): string {
  return `${JSON.stringify(z.encode(schema, value), null, 2)}\n`;
}
