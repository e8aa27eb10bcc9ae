import { expect } from 'vitest';
import { z } from 'zod';
import { harness } from '#harness';

type Content = Record<string, { schema?: object }>;
type Operation = { responses: Record<string, { description: string; content?: Content }> };
export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

let known: Promise<{ document: ApiDocument; operations: [RegExp, Operation][] }> | undefined;

export async function readApiDocument(): Promise<ApiDocument> {
  const response = await harness.fetch('/api/openapi.json');
  return (await response.json()) as ApiDocument;
}

async function readReference() {
  const document = await readApiDocument();
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]): [RegExp, Operation] => [
      new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'),
      operation,
    ]),
  );
  operations.sort(
    ([left], [right]) => left.source.split('[^/]').length - right.source.split('[^/]').length,
  );
  return { document, operations };
}

/** Returns the documented success status of a route in Hono's notation (`GET /api/a/:id`). */
export async function successStatusOf(route: string): Promise<number> {
  known ??= readReference();
  const { document } = await known;
  const [method = '', path = ''] = route.split(' ');
  const item = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')];
  const statuses = Object.keys(item?.[method.toLowerCase()]?.responses ?? {}).filter((status) =>
    status.startsWith('2'),
  );
  expect(statuses, `${route}: success statuses in the API reference`).toHaveLength(1);
  return Number(statuses[0]);
}

/** Fails if the API reference does not list such a response for the request. */
export async function expectAsDocumented(method: string, path: string, response: Response) {
  known ??= readReference();
  const { document, operations } = await known;
  const { pathname } = new URL(path, 'http://localhost');
  const [, operation] = operations.find(([pattern]) => pattern.test(`${method} ${pathname}`)) ?? [];
  if (!operation) return;
  const call = `${method} ${pathname} with ${response.status}`;
  const describeEndpoint = operation.responses[response.status];
  expect(describeEndpoint, `${call} is not in the API reference`).toBeDefined();
  const schema = describeEndpoint?.content?.['application/json']?.schema;
  if (!schema) return;
  const text = await response.clone().text();
  // The session library sends an empty body to users who do not own the passkey.
  if (text === '' && response.status === 401 && pathname.startsWith('/api/auth/passkey/')) return;
  const body: unknown = JSON.parse(text);
  const { success, error } = parserOf(schema, document).safeParse(body);
  expect(success, `${call} is not as the API reference says: ${error?.message}`).toBe(true);
  if (response.status < 400) return;
  // The session library's own errors have no envelope, and codes outside the catalogue.
  const { error: own } = body as { error?: { code: string } };
  if (own)
    expect(describeEndpoint?.description, `${call}: error codes`).toContain(`\`${own.code}\``);
}

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0];

const parsers = new WeakMap<object, z.ZodType>();

function parserOf(schema: object, document: ApiDocument): z.ZodType {
  const reference = '$ref' in schema ? String(schema.$ref).replace(/^.*\//, '') : undefined;
  const target = reference === undefined ? schema : (document.components.schemas[reference] ?? {});
  const parser = parsers.get(target) ?? z.fromJSONSchema(target as JsonSchema);
  parsers.set(target, parser);
  return parser;
}
