import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import { errorMessages } from '../../../shared/error-messages.ts';
import { errorStatuses, type ErrorCode } from '../../../shared/errors.ts';
import { permissionTexts, type Permission } from '../../../shared/permissions.ts';
import type { Role } from '../../../shared/roles.ts';
import { accessPolicyOf, type AccessPolicy } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { errorResponses } from '../../http/describe-endpoint.ts';
import packageJson from '../../../package.json' with { type: 'json' };

export type ApiDocument = OpenAPIV3_1.Document;
export type ApiOperation = OpenAPIV3_1.OperationObject;

const description = `Everything the web interface does goes through this API.

Authenticate with an API key: \`Authorization: Bearer sheaf_…\`. A key has permissions, and access to all organizations of its owner or only to selected ones. Each endpoint names the permission that it requires. Endpoints that accept no API key require the session cookie of a signed-in user, unless they require no authentication. Requests with this cookie that are not GET must also send the \`Origin\` of this installation.

Views, correspondents, custom fields and tagging rules have no permissions of their own, but share those of tags. The permissions are:

${Object.entries(permissionTexts)
  .map(([permission, text]) => `- \`${permission}\`: ${text}`)
  .join('\n')}

Times are ISO 8601 in UTC. Errors are \`{ "error": { "code", "message", "details"? } }\` with one of the codes listed for the endpoint. Include the \`x-request-id\` header of the response when you report a problem.`;

const errorSchema = {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: {
        code: {
          type: 'string',
          enum: Object.keys(errorStatuses),
          description: Object.entries(errorMessages)
            .map(([code, message]) => `- \`${code}\`: ${message}`)
            .join('\n'),
        },
        message: {
          type: 'string',
          description:
            'An explanation in English for developers. To show an error to users, translate its code.',
        },
        details: {
          description:
            'For `request.invalid`, a list of `{ path, message, key? }`, where `key` names a text of the web interface. For other codes, see the description of the endpoint.',
        },
      },
      required: ['code', 'message'],
    },
  },
  required: ['error'],
} satisfies OpenAPIV3_1.SchemaObject;

export async function buildOpenApi(app: Hono<AppEnv>): Promise<ApiDocument> {
  const document = withoutDatePatterns(
    await generateSpecs(app, {
      // By default, paths with a dot are left out, such as security.txt.
      excludeStaticFile: false,
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
              description: 'Over HTTPS, the name of the cookie is `__Secure-sheaf.session_token`',
            },
          },
          schemas: { Error: errorSchema },
        },
      },
    }),
  );
  for (const { path, method, handler } of app.routes) {
    const policy = accessPolicyOf(handler);
    const operation = operationAt(document, method, path);
    if (policy && operation) describeAccess(operation, { policy, method });
  }
  return document;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

function operationAt(
  document: ApiDocument,
  method: string,
  path: string,
): ApiOperation | undefined {
  const key = methods.find((name) => name === method.toLowerCase());
  return key && document.paths?.[path.replaceAll(/:(\w+)/g, '{$1}')]?.[key];
}

function describeAccess(
  operation: ApiOperation,
  { policy, method }: { policy: AccessPolicy; method: string },
) {
  operation.security = securityOf(policy);
  operation.description = [operation.description, accessTextOf(policy, operation.tags?.[0])]
    .filter(Boolean)
    .join('\n\n');
  const codes: ErrorCode[] = [];
  const isChecked =
    policy.kind === 'organization' || (policy.kind === 'user' && !policy.isCheckedByLibrary);
  if (isChecked) codes.push('auth.unauthenticated');
  if (policy.kind === 'organization' || (policy.kind === 'user' && policy.permission !== null)) {
    codes.push('auth.forbidden');
  }
  if (method !== 'GET') codes.push('auth.invalid_origin', 'service.interrupted');
  if (operation.requestBody) codes.push('request.timed_out', 'server.busy');
  if (operation.requestBody && !isUpload(operation)) codes.push('request.too_large');
  addErrors(operation, codes);
}

function securityOf(policy: AccessPolicy): OpenAPIV3_1.SecurityRequirementObject[] {
  if (policy.kind === 'public' || policy.kind === 'token') return [];
  return policy.permission === null ? [{ session: [] }] : [{ apiKey: [] }, { session: [] }];
}

function accessTextOf(policy: AccessPolicy, tag: string | undefined): string {
  if (policy.kind === 'public') return 'Requires no authentication.';
  if (policy.kind === 'token') return 'Requires no authentication but the token in the path.';
  const role = policy.kind === 'organization' ? roleTexts[policy.role] : '';
  const { permission } = policy;
  if (permission === null) return `${role}Requires a session. API keys are not accepted.`;
  if (permission === 'any') return 'Accepts every API key.';
  return `${role}API keys need the permission \`${permission}\`${alsoCovers(permission, tag)}.`;
}

function alsoCovers(permission: Permission, tag: string | undefined): string {
  if (!tag || tag === 'Tags' || !permission.startsWith('tags:')) return '';
  return `, which also covers ${tag.toLowerCase()}`;
}

const roleTexts: Record<Role, string> = {
  viewer: '',
  member: 'Requires the role `member`, `admin` or `owner`. ',
  admin: 'Requires the role `admin` or `owner`. ',
  owner: 'Requires the role `owner`. ',
};

function isUpload({ requestBody }: ApiOperation): boolean {
  return (
    requestBody !== undefined &&
    'content' in requestBody &&
    'multipart/form-data' in requestBody.content
  );
}

function addErrors(operation: ApiOperation, codes: ErrorCode[]) {
  const responses = (operation.responses ??= {});
  for (const [status, response] of Object.entries(errorResponses(codes))) {
    const known = responses[status];
    const description = known && 'description' in known ? known.description : undefined;
    const codeList = mergeLists(description ?? '', response.description);
    responses[status] = { ...response, ...known, description: codeList };
  }
}

function mergeLists(left: string, right: string): string {
  return [...new Set([...left.split(', '), ...right.split(', ')])].filter(Boolean).join(', ');
}

/** `format: date-time` is enough; the pattern that Zod adds is four lines long. */
function withoutDatePatterns(document: ApiDocument): ApiDocument {
  const text = JSON.stringify(document, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'format' in value && value.format === 'date-time'
      ? { ...value, pattern: undefined }
      : value,
  );
  return JSON.parse(text) as ApiDocument;
}
