import { describeRoute, resolver, type DescribeRouteOptions } from 'hono-openapi';
import type { z } from 'zod';
import { errorStatuses, type ErrorCode } from '../../shared/errors.ts';

/** What the API reference says of a route: a summary, its success and the errors it is known for. */
export type EndpointDescription = {
  summary: string;
  description?: string;
  tag: string;
  /** The field of a multipart form that carries a file; JSON bodies are known from `validate`. */
  upload?: string;
  success:
    | { status: 200 | 201 | 202; schema: z.ZodType }
    | { status: 204 }
    | { status: 302 }
    | { status: 200; mediaType: string };
  errors?: ErrorCode[];
  /** The session library refuses in its own words too: `{ code, message }` without the envelope. */
  isByLibrary?: boolean;
};

const commonErrors: ErrorCode[] = ['request.invalid', 'internal.error'];

/** Adds a route to the API reference. Who may call it is added there, from its access mark. */
export function describeEndpoint(route: EndpointDescription) {
  return describeRoute({
    summary: route.summary,
    ...(route.description && { description: route.description }),
    tags: [route.tag],
    ...(route.upload && { requestBody: uploadOf(route.upload) }),
    responses: {
      [route.success.status]: successOf(route.success),
      ...(route.isByLibrary ? libraryResponses : errorResponses)([
        ...(route.errors ?? []),
        ...commonErrors,
      ]),
    },
  });
}

const libraryStatuses = [400, 401, 403, 404, 409, 422];

function libraryResponses(codes: ErrorCode[]): NonNullable<DescribeRouteOptions['responses']> {
  const text = { type: 'string' as const };
  const own = { type: 'object' as const, properties: { code: text, message: text } };
  const either = { type: 'object' as const, properties: { ...own.properties, error: own } };
  const responses = errorResponses(codes);
  const byLibrary = libraryStatuses.map((status) => {
    const known = responses[status];
    const description = known && 'description' in known ? `${known.description}, or a` : 'A';
    return [
      status,
      {
        description: `${description} refusal \`{ code, message }\``,
        content: { 'application/json': { schema: either } },
      },
    ];
  });
  return { ...responses, ...Object.fromEntries(byLibrary) };
}

/** One response for each status; which codes it can have stands in its description, one in backticks each. */
export function errorResponses(codes: ErrorCode[]): NonNullable<DescribeRouteOptions['responses']> {
  const byStatus = Map.groupBy(codes, (code) => errorStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\``).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function successOf(success: EndpointDescription['success']) {
  if ('schema' in success) {
    return {
      description: 'Success',
      content: { 'application/json': { schema: resolver(success.schema, { io: 'input' }) } },
    };
  }
  if ('mediaType' in success) {
    return {
      description: 'Success',
      content: { [success.mediaType]: { schema: { type: 'string' as const, format: 'binary' } } },
    };
  }
  if (success.status === 302) return { description: 'Redirect' };
  return { description: 'Success, without a body' };
}

function uploadOf(field: string) {
  const file = { type: 'string' as const, format: 'binary' };
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object' as const, properties: { [field]: file }, required: [field] },
      },
    },
  };
}
