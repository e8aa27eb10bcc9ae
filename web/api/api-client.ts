import { hc } from 'hono/client';
import type { z } from 'zod';
import type { AppType } from '../../worker/app.ts';
import './schemas-without-eval.ts';
import { assertOk } from './assert-ok.ts';
import { transport } from './transport.ts';

/** The server's routes, typed by the server's own code. */
export const api = hc<AppType>('/', { fetch: transport.fetch }).api;

/** A response's body, parsed by its schema: dates become `Date`. Throws `ApiError`. */
export async function fetchJson<Schema extends z.ZodType>(
  request: Promise<Response>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await assertOk(request);
  return schema.parse(await response.json());
}

/** For responses whose body is not needed. Throws `ApiError`. */
export async function fetchVoid(request: Promise<Response>): Promise<void> {
  await assertOk(request);
}
