/** An answer other than success; `code` is one of the shared catalogue, better-auth's, or the status as text. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly details: unknown;

  constructor(error: { code: string; status: number; message: string; details?: unknown }) {
    super(error.message);
    this.name = 'ApiError';
    this.code = error.code;
    this.status = error.status;
    this.details = error.details;
  }
}

/** Whether an error is the answer with this code. */
export function hasCode(error: unknown, code: string): error is ApiError {
  return error instanceof ApiError && error.code === code;
}

/**
 * The error an answer carries. The product says `{ error: { code, message } }`, better-auth `{ code, message }`.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  const error = isRecord(body) && isRecord(body.error) ? body.error : isRecord(body) ? body : {};
  return new ApiError({
    code: typeof error.code === 'string' ? error.code : String(response.status),
    status: response.status,
    message: typeof error.message === 'string' ? error.message : response.statusText,
    details: error.details,
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
