import { hc } from 'hono/client';
import type { z } from 'zod';
import type { AppType } from '../../worker/app.ts';
import { checked } from './checked.ts';
import { transport } from './transport.ts';

/** The server's routes, typed by the server itself. */
export const api = hc<AppType>('/', { fetch: transport.fetch }).api;

/** The body of an answer, parsed by the schema both sides share: times become `Date`. Throws `ApiError`. */
export async function read<Schema extends z.ZodType>(
  answer: Promise<Response>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await checked(answer);
  return schema.parse(await response.json());
}

/** For answers whose body does not matter. Throws `ApiError`. */
export async function done(answer: Promise<Response>): Promise<void> {
  await checked(answer);
}
