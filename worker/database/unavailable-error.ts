export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly mayBeWritten: boolean;

  constructor(options: { mayBeWritten: boolean; cause: unknown }) {
    super('The database is not available', { cause: options.cause });
    this.mayBeWritten = options.mayBeWritten;
  }
}

const maxCauses = 5;

/**
 * Returns the UnavailableError that is this error or its cause, because Drizzle wraps the errors of
 * statements.
 */
export function unavailableIn(error: unknown): UnavailableError | undefined {
  let at = error;
  for (let depth = 0; depth < maxCauses && at instanceof Error; depth += 1) {
    if (at instanceof UnavailableError) return at;
    at = at.cause;
  }
  return undefined;
}

/**
 * Returns the error to throw after something was written: an UnavailableError then says so, and any
 * other error is returned unchanged.
 */
export function interrupted(error: unknown): unknown {
  const unavailable = unavailableIn(error);
  if (!unavailable || unavailable.mayBeWritten) return error;
  return new UnavailableError({ mayBeWritten: true, cause: error });
}
