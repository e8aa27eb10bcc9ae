/**
 * Another service refused a request or did not respond. This happens occasionally and the work is tried again, so it is
 * logged without a stack.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}
