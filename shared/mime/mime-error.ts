/** Thrown for an email that exceeds a limit of `mimeLimits`. */
export class MimeError extends Error {}
