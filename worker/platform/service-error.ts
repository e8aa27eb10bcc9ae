/**
 * Another service refused a request or did not respond. This happens now and then and the work is tried again, so the
 * log has it without a stack.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
}
