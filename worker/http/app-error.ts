import { errorMessages } from '../../shared/error-messages.ts';
import { errorStatuses, type ErrorCode } from '../../shared/errors.ts';

/** An error response. The message is for developers; users see the translation of the code. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      details?: unknown;
      headers?: Record<string, string>;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? errorMessages[code], { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }

  get status() {
    return errorStatuses[this.code];
  }
}
