import { hc } from 'hono/client';
import type { z } from 'zod';
import type { AppType } from '../../worker/app.ts';
import { quietMs } from '../ui/first-screen.ts';
import { defer } from '../ui/overlays/deferred.ts';
import { assertOk } from './assert-ok.ts';
import { decodeJson } from './decode-json.ts';
import type { responseSchemas } from './response-schemas.ts';
import { transport } from './transport/transport.ts';

export const api = hc<AppType>('/', { fetch: transport.fetch }).api;

const schemas = defer(() => import('./response-schemas.ts'));

type Schemas = typeof responseSchemas;
type SchemaName = keyof Schemas;

/**
 * Returns a response's body, parsed by a schema or by the one of that name: dates become `Date`. Throws `ApiError`. The
 * responses for the first page are decoded without a schema until the named schemas are loaded.
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
  if (typeof schema !== 'string') return schema.parse(await response.json());
  const loaded = schemas.get();
  if (loaded) return loaded.responseSchemas[schema].parse(await response.json());
  setTimeout(() => void schemas.load().catch(() => undefined), quietMs);
  return decodeJson(await response.text());
}

export async function loadSchema<Name extends SchemaName>(name: Name): Promise<Schemas[Name]> {
  const { responseSchemas } = schemas.get() ?? (await schemas.load());
  return responseSchemas[name];
}

export async function fetchVoid(request: Promise<Response>): Promise<void> {
  await assertOk(request);
}
