/** The database could not be used for the moment. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  /** Whether something may have been written, by what failed or before it. */
  readonly mayBeWritten: boolean;

  constructor(options: { mayBeWritten: boolean; cause: unknown }) {
    super('The database is not available', { cause: options.cause });
    this.mayBeWritten = options.mayBeWritten;
  }
}

const maxCauses = 5;

/** The UnavailableError that an error is or was caused by: Drizzle wraps what a statement is rejected with. */
export function unavailableIn(error: unknown): UnavailableError | undefined {
  let at = error;
  for (let depth = 0; depth < maxCauses && at instanceof Error; depth += 1) {
    if (at instanceof UnavailableError) return at;
    at = at.cause;
  }
  return undefined;
}

/** The same error after something was written; any other as it is. */
export function interrupted(error: unknown): unknown {
  const unavailable = unavailableIn(error);
  if (!unavailable || unavailable.mayBeWritten) return error;
  return new UnavailableError({ mayBeWritten: true, cause: error });
}
