import type { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';
import { detailOf } from '../../../http/invalid-details.ts';

export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await request.json().catch(() => {
    throw new AppError('request.invalid', { message: 'JSON parse error' });
  });
  return parsedInput(schema, body);
}

const clientNames: ReadonlyMap<string, string> = new Map([
  ['name', 'title'],
  ['documentDate', 'created'],
  ['documentType', 'document_type'],
  ['archiveNumber', 'archive_serial_number'],
]);

export function parsedDocumentInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(detailOf);
  throw new AppError('request.invalid', {
    details: details.map((detail) => ({
      ...detail,
      path: clientNames.get(detail.path) ?? detail.path,
    })),
  });
}

/** Parses an input with a schema. Throws 400 `request.invalid` with the problems. */
export function parsedInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new AppError('request.invalid', { details: parsed.error.issues.map(detailOf) });
}
