/**
 * Thrown for responses other than success. `code` is from the shared catalogue or better-auth's, otherwise the status
 * as text.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;
  /** The seconds of the header `Retry-After`, if any. */
  readonly retryAfter: number | undefined;

  constructor(error: {
    code: string;
    status: number;
    message: string;
    details?: unknown;
    retryAfter?: number;
  }) {
    super(error.message);
    this.name = 'ApiError';
    this.code = error.code;
    this.status = error.status;
    this.details = error.details;
    this.retryAfter = error.retryAfter;
  }
}

export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/**
 * Returns whether the error means that the addressed item does not exist: the response has `code`, or a malformed id
 * was refused.
 */
export function isMissing(error: unknown, code: `${string}.not_found`): boolean {
  if (hasCode(error, code)) return true;
  if (!hasCode(error, 'request.invalid') || !Array.isArray(error.details)) return false;
  return error.details.some(({ path }) => typeof path === 'string' && path.endsWith('Id'));
}

/** Reads the error of a response: the product's `{ error: { code, message } }` or better-auth's `{ code, message }`. */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body.error) ? body.error : isRecord(body) ? body : {};
  return new ApiError({
    code: typeof error.code === 'string' ? error.code : String(response.status),
    status: response.status,
    message: typeof error.message === 'string' ? error.message : '',
    details: error.details,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
