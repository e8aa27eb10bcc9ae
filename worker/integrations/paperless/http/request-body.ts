import type { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { detailOf } from '../../../http/invalid-details.ts';

/** The JSON of a request as a schema parses it. Throws 400 `request.invalid` with what is wrong. */
export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => {
    throw new AppError('request.invalid', { message: 'JSON parse error' });
  });
  return parsedInput(schema, body);
}

/** An input as a schema parses it. Throws 400 `request.invalid` with what is wrong. */
export function parsedInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', { details: parsed.error.issues.map(detailOf) });
}
