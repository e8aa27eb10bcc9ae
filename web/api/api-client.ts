import { hc } from 'hono/client';
import type { z } from 'zod';
import type { AppType } from '../../worker/app.ts';
import { defer } from '../ui/overlays/deferred.ts';
import { assertOk } from './assert-ok.ts';
import { isEarlyResponse } from './early-responses.ts';
import { parseEarlyJson } from './parse-early-json.ts';
import type { responseSchemas } from './response-schemas.ts';
import { transport } from './transport.ts';

/** The server's routes, typed by the server's own code. */
export const api = hc<AppType>('/', { fetch: transport.fetch }).api;

const schemas = defer(() => import('./response-schemas.ts'));

type Schemas = typeof responseSchemas;
type SchemaName = keyof Schemas;

/**
 * A response's body, parsed by its schema or by the one of that name, which is loaded on first use: dates become `Date`.
 * Throws `ApiError`. What was requested before the product's code was loaded is decoded without a schema.
 */
export async function fetchJson<Name extends SchemaName>(
  request: Promise<Response>,
  schema: Name,
): Promise<z.output<Schemas[Name]>>;
export async function fetchJson<Schema extends z.ZodType>(
  request: Promise<Response>,
  schema: Schema,
): Promise<z.output<Schema>>;
export async function fetchJson(request: Promise<Response>, schema: SchemaName | z.ZodType) {
  const response = await assertOk(request);
  if (isEarlyResponse(response)) return parseEarlyJson(await response.text());
  if (typeof schema !== 'string') return schema.parse(await response.json());
  const [json, named] = await Promise.all([response.json(), loadSchema(schema)]);
  return named.parse(json);
}

/** The schema of that name. */
export async function loadSchema<Name extends SchemaName>(name: Name): Promise<Schemas[Name]> {
  const { responseSchemas } = schemas.get() ?? (await schemas.load());
  return responseSchemas[name];
}

/** For responses whose body is not needed. Throws `ApiError`. */
export async function fetchVoid(request: Promise<Response>): Promise<void> {
  await assertOk(request);
}
