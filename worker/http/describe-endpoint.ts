import { describeRoute, resolver } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { errorStatuses, type ErrorCode } from '../../shared/errors.ts';

/** The entry of a route in the API reference. Its access and the errors that all routes have are added automatically. */
export type EndpointDescription = {
  summary: string;
  description?: string;
  tag: string;
  upload?: { file: string; json?: Record<string, z.ZodType> };
  success:
    | { status: 200 | 201 | 202; schema: z.ZodType }
    | { status: 204 }
    | { status: 302 }
    | { status: 200; mediaType: string };
  isConditional?: boolean;
  errors?: ErrorCode[];
  isByLibrary?: boolean;
};

const commonErrors: ErrorCode[] = ['request.invalid', 'internal.error', 'service.unavailable'];

export function describeEndpoint(route: EndpointDescription) {
  return describeRoute({
    summary: route.summary,
    ...(route.description && { description: route.description }),
    tags: [route.tag],
    ...(route.upload && { requestBody: uploadOf(route.upload) }),
    responses: {
      [route.success.status]: successOf(route.success),
      ...(route.isConditional && { 304: { description: 'Not modified' } }),
      ...(route.isByLibrary ? libraryResponses : errorResponses)([
        ...(route.errors ?? []),
        ...commonErrors,
      ]),
    },
  });
}

const libraryStatuses = [400, 401, 403, 404, 409, 422];

function libraryResponses(codes: ErrorCode[]): ErrorResponses {
  const text = { type: 'string' as const };
  const own = { type: 'object' as const, properties: { code: text, message: text } };
  const schema = { type: 'object' as const, properties: { ...own.properties, error: own } };
  const responses = errorResponses(codes);
  for (const status of libraryStatuses) {
    const inEnvelope = responses[status];
    const descriptions = ['`{ code, message }` of the session library', inEnvelope?.description];
    responses[status] = {
      description: descriptions.filter(Boolean).join(', '),
      content: { 'application/json': { schema } },
    };
  }
  return responses;
}

type ErrorResponses = Record<string, OpenAPIV3_1.ResponseObject>;

export function errorResponses(codes: ErrorCode[]): ErrorResponses {
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
  return { description: 'Success, without body' };
}

function uploadOf({ file, json = {} }: NonNullable<EndpointDescription['upload']>) {
  const jsonFields = Object.entries(json).map(([field, schema]) => [
    field,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  ]);
  const encodings = Object.keys(json).map((field) => [field, { contentType: 'application/json' }]);
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object' as const,
          properties: {
            ...(Object.fromEntries(jsonFields) as OpenAPIV3_1.SchemaObject['properties']),
            [file]: { type: 'string' as const, format: 'binary' },
          },
          required: [file],
        },
        encoding: Object.fromEntries(encodings) as Record<string, OpenAPIV3_1.EncodingObject>,
      },
    },
  };
}
