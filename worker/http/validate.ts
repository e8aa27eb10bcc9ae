import { validator } from 'hono-openapi';
import type { z } from 'zod';
import { AppError } from './app-error.ts';
import { detailOf } from './invalid-details.ts';

/** Parses a part of the request. Throws 400 `request.invalid` with `details: [{ path, message }]` for invalid input. */
export function validate<Target extends 'json' | 'query' | 'param', Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    throw new AppError('request.invalid', {
      details: result.error.map(detailOf),
    });
  });
}
