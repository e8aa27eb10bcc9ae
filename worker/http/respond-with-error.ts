import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { ErrorBody, ErrorCode } from '../../shared/errors.ts';
import { OverloadError } from '../platform/byte-budget.ts';
import { log } from '../platform/log.ts';
import { unavailableIn } from '../database/unavailable-error.ts';
import { AppError } from './app-error.ts';
import type { AppEnv } from './app-env.ts';
import { describeDetails, type InvalidDetail } from './invalid-details.ts';

/** Errors that triggers and indexes raise for any write. */
const refusals: ErrorCode[] = ['document_type.not_found'];

/** In seconds. A database that was reset is available again by then. */
const retryAfter = '5';

export function respondWithError(error: Error, c: Context<AppEnv>): Promise<Response> {
  return errorResponse(c, responseErrorOf(error, c));
}

/**
 * Returns the error for the client. An unexpected error is logged, and the client gets no details
 * of it.
 */
export function responseErrorOf(error: Error, c: Context<AppEnv>): AppError {
  const known = toAppError(error);
  if (known) return known;
  const { method } = c.req;
  const facts = { requestId: c.var.requestId, method, route: routePath(c) };
  const unavailable = unavailableIn(error);
  if (unavailable) {
    log.warn('Database not available', facts, unavailable);
    const options = { headers: { 'retry-after': retryAfter } };
    return unavailable.mayBeWritten
      ? new AppError('service.interrupted', options)
      : new AppError('service.unavailable', options);
  }
  log.error('Request failed', facts, error);
  return new AppError('internal.error');
}

export function respondNotFound(c: Context<AppEnv>): Promise<Response> {
  return errorResponse(c, new AppError('request.not_found'));
}

function toAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof OverloadError) {
    const { message, retryAfter } = error;
    return new AppError('server.busy', { message, headers: { 'retry-after': String(retryAfter) } });
  }
  const { message: reason } = error.cause instanceof Error ? error.cause : error;
  const refusal = refusals.find((code) => reason.includes(code));
  if (refusal) return new AppError(refusal);
  // Drizzle wraps the error with which a guarded database rejects a single statement.
  if (error.cause instanceof AppError) return error.cause;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError('request.invalid', { message: error.message, details: [] });
  }
  return undefined;
}

async function errorResponse(c: Context<AppEnv>, error: AppError): Promise<Response> {
  const { code, message } = error;
  const details =
    code === 'request.invalid'
      ? await describeDetails((error.details ?? []) as InvalidDetail[])
      : error.details;
  const body: ErrorBody = { error: { code, message, ...(details !== undefined && { details }) } };
  return c.json(body, error.status, error.headers);
}
