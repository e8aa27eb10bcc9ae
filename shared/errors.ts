/** Every error code with its HTTP status, shared by server, web and API reference. */
export const errorStatuses = {
  'request.invalid': 400,
  'auth.unauthenticated': 401,
  'auth.forbidden': 403,
  'auth.invalid_origin': 403,
  'intake_email.limit_reached': 403,
  'limit.reached': 403,
  'user.max_organization_count_reached': 403,
  'request.not_found': 404,
  'document.not_found': 404,
  'tag.not_found': 404,
  'tagging_rule.not_found': 404,
  'webhook.not_found': 404,
  'intake_email.not_found': 404,
  'intake_message.not_found': 404,
  'invitation.not_found': 404,
  'member.not_found': 404,
  'api_key.not_found': 404,
  'request.timed_out': 408,
  'document.already_exists': 409,
  'tags.already_exists': 409,
  'documents.already_has_tag': 409,
  'intake-emails.already_exists': 409,
  'intake_message.being_accepted': 409,
  'organization.invitation_already_exists': 409,
  'user.already_in_organization': 409,
  'user.owns_shared_organization': 409,
  'request.conflict': 412,
  'document.size_too_large': 413,
  'request.too_large': 413,
  'user.organization_invitation_limit_reached': 429,
  'request.rate_limited': 429,
  'internal.error': 500,
  'demo.not_available': 501,
  'demo.browser_not_supported': 503,
  'demo.storage_unavailable': 503,
  'demo.storage_full': 507,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of every error response. `message` is for developers; users see the translation of the code. */
export type ErrorBody = { error: { code: ErrorCode; message: string; details?: unknown } };
