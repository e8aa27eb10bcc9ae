import { describeRoute, resolver } from 'hono-openapi';
import { z } from 'zod';
import { errorStatuses, type ErrorCode } from '../../shared/errors.ts';

/** What the API reference says of a route: a summary, its success and the errors it is known for. */
export type RouteDocumentation = {
  summary: string;
  description?: string;
  tag: string;
  success:
    | { status: 200 | 201 | 202; schema: z.ZodType }
    | { status: 204 }
    | { status: 200; mediaType: string };
  errors?: ErrorCode[];
};

const commonErrors: ErrorCode[] = ['request.invalid', 'internal.error'];

/** Adds a route to the API reference. */
export function documented(route: RouteDocumentation) {
  return describeRoute({
    summary: route.summary,
    ...(route.description && { description: route.description }),
    tags: [route.tag],
    responses: {
      [route.success.status]: successOf(route.success),
      ...errorsOf([...(route.errors ?? []), ...commonErrors]),
    },
  });
}

function successOf(success: RouteDocumentation['success']) {
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
  return { description: 'Success, without a body' };
}

function errorsOf(codes: ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => errorStatuses[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: resolver(errorBodySchemaOf(list)) } },
      },
    ]),
  );
}

function errorBodySchemaOf(codes: ErrorCode[]) {
  return z.object({
    error: z.object({
      code: z.enum(codes as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      details: z.unknown().optional(),
    }),
  });
}
