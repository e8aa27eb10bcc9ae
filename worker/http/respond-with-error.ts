import type { Context } from 'hono';
import type { ErrorBody } from '../../shared/errors.ts';
import { HTTPException } from 'hono/http-exception';
import { AppError } from './app-error.ts';
import type { AppEnv } from './app-env.ts';

/** Every error in the one envelope. What is unforeseen goes to the log and says nothing to the caller. */
export function respondWithError(error: Error, c: Context<AppEnv>): Response {
  const known = toAppError(error);
  if (known) return errorResponse(c, known);
  console.error(`Request ${c.get('requestId')} failed:`, error);
  return errorResponse(
    c,
    new AppError('internal.error', { message: 'An unexpected error occurred' }),
  );
}

export function respondNotFound(c: Context<AppEnv>): Response {
  return errorResponse(c, new AppError('request.not_found'));
}

function toAppError(error: Error): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 400) {
    return new AppError('request.invalid', { message: error.message, details: [] });
  }
  return undefined;
}

function errorResponse(c: Context<AppEnv>, error: AppError): Response {
  const body: ErrorBody = {
    error: {
      code: error.code,
      message: error.message,
      ...(error.details !== undefined && { details: error.details }),
    },
  };
  return c.json(body, error.status, error.headers);
}
