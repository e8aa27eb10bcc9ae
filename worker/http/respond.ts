import type { Context } from 'hono';
import { z } from 'zod';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Answers with exactly what the response schema says: dates become text, keys it does not know are left out. */
export function respond<Schema extends z.ZodType, Status extends ContentfulStatusCode = 200>(
  c: Context,
  schema: Schema,
  value: z.output<Schema>,
  status?: Status,
) {
  return c.json(z.encode(schema, value) as z.input<Schema> & object, (status ?? 200) as Status);
}
