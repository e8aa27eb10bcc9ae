import { z } from 'zod';

export function jsonText<Schema extends z.ZodType>(
  schema: Schema,
  value: z.output<Schema>,
): string {
  return `${JSON.stringify(z.encode(schema, value), null, 2)}\n`;
}
