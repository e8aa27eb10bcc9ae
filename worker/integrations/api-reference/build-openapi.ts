import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import { errorStatuses, type ErrorCode } from '../../../shared/errors.ts';
import { accessPolicyOf, type AccessPolicy } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { errorResponses } from '../../http/describe-endpoint.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export type ApiDocument = OpenAPIV3_1.Document;
export type ApiOperation = OpenAPIV3_1.OperationObject;

const description = `Everything the interface does goes through this API.

Send an API key as \`Authorization: Bearer sheaf_…\`. A key carries permissions, named with each call, and reaches its owner's organizations, or those it is narrowed to. Calls without a permission need the session cookie of a signed-in person, and one that changes something the \`Origin\` of this installation.

Times are ISO 8601 in UTC. An error is \`{ "error": { "code", "message", "details"? } }\` with one of the codes listed at each call; quote \`x-request-id\` when you report one.`;

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: { type: 'string', enum: Object.keys(errorStatuses) },
        message: { type: 'string', description: 'For developers; people are shown the code.' },
        details: {
          description:
            'For `request.invalid` a list of `{ path, message }`; otherwise as the call says.',
        },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
} satisfies OpenAPIV3_1.SchemaObject;

/** The OpenAPI 3.1 document of every route, from the schemas and the access marks of the routes themselves. */
export async function buildOpenApi(app: Hono<AppEnv>): Promise<ApiDocument> {
  const spec = await generateSpecs(app, {
    documentation: {
      openapi: '3.1.0',
      info: {
        title: 'Sheaf',
        version: packageJson.version,
        description,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          apiKey: { type: 'http', scheme: 'bearer', description: 'An API key' },
          session: {
            type: 'apiKey',
            in: 'cookie',
            name: 'sheaf.session_token',
            description: 'On https its name is `__Secure-sheaf.session_token`',
          },
        },
        schemas: { Error: errorSchema },
      },
    },
  });
  const document = withoutDatePatterns(spec) as ApiDocument;
  for (const { path, method, handler } of app.routes) {
    const mark = accessPolicyOf(handler);
    const operation = operationAt(document, method, path);
    if (mark && operation) describeAccess(operation, { mark, method });
  }
  return document;
}

/** The operation of a route as Hono writes it (`/a/:id`). */
function operationAt(
  document: ApiDocument,
  method: string,
  path: string,
): ApiOperation | undefined {
  const item = document.paths?.[path.replaceAll(/:(\w+)/g, '{$1}')];
  return item?.[method.toLowerCase() as 'get'];
}

function describeAccess(operation: ApiOperation, route: { mark: AccessPolicy; method: string }) {
  const { mark, method } = route;
  operation.security = securityOf(mark);
  operation.description = [operation.description, accessTextOf(mark)].filter(Boolean).join('\n\n');
  const codes: ErrorCode[] = [];
  const isChecked =
    mark.kind === 'organization' || (mark.kind === 'user' && !mark.isCheckedByLibrary);
  if (isChecked) codes.push('auth.unauthenticated');
  if (mark.kind === 'organization' || (mark.kind === 'user' && mark.permission !== null)) {
    codes.push('auth.forbidden');
  }
  if (method !== 'GET') codes.push('auth.invalid_origin');
  if (operation.requestBody && !isUpload(operation)) codes.push('request.too_large');
  addErrors(operation, codes);
}

function securityOf(mark: AccessPolicy): OpenAPIV3_1.SecurityRequirementObject[] {
  if (mark.kind === 'public') return [];
  return mark.permission === null ? [{ session: [] }] : [{ apiKey: [] }, { session: [] }];
}

function accessTextOf(mark: AccessPolicy): string {
  if (mark.kind === 'public') return 'Open to everybody.';
  const role =
    mark.kind === 'organization' && mark.role !== 'member' ? `Needs the role ${mark.role}. ` : '';
  if (mark.permission === null) return `${role}For signed-in people; API keys are not accepted.`;
  if (mark.permission === 'any') return `${role}Any API key will do.`;
  return `${role}API keys need the permission \`${mark.permission}\`.`;
}

function isUpload({ requestBody }: ApiOperation): boolean {
  return (
    requestBody !== undefined &&
    'content' in requestBody &&
    'multipart/form-data' in requestBody.content
  );
}

function addErrors(operation: ApiOperation, codes: ErrorCode[]) {
  const responses = (operation.responses ??= {}) as Record<string, { description: string }>;
  const more = errorResponses(codes) as Record<string, { description: string }>;
  for (const [status, response] of Object.entries(more)) {
    const known = responses[status];
    if (!known) responses[status] = response;
    else {
      const added = response.description
        .split(', ')
        .filter((code) => !known.description.split(', ').includes(code));
      responses[status] = { ...known, description: [known.description, ...added].join(', ') };
    }
  }
}

/** `format: date-time` says it; the pattern beside it is four lines long. */
function withoutDatePatterns(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDatePatterns);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !(key === 'pattern' && 'format' in value && value.format === 'date-time'),
  );
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutDatePatterns(inner)]));
}
