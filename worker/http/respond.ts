import type { Context } from 'hono';
import { z } from 'zod';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Responds with `value` as the schema encodes it: dates become text, unknown keys are left out. Status 200 by default. */
export function respond<Schema extends z.ZodType, Status extends ContentfulStatusCode = 200>(
  c: Context,
  schema: Schema,
  value: z.output<Schema>,
  status?: Status,
) {
  return c.json(z.encode(schema, value) as z.input<Schema> & object, (status ?? 200) as Status);
}
