import type { ErrorCode } from './errors.ts';

export const errorMessages = {
  'request.invalid': 'The request is invalid; `details` lists what is wrong and where.',
  'document.empty': 'The file is empty.',
  'share.wrong_password': 'The password of the link is wrong.',
  'search.too_many_filters': 'The search has too many filters.',
  'upload.wrong_password': 'The password is wrong.',
  'auth.unauthenticated': 'Sign in, or send a valid API key.',
  'auth.forbidden': 'Your role or the permissions of the API key do not allow this.',
  'auth.invalid_origin':
    'Requests with a session cookie must come from a page of this installation.',
  'upload.locked': 'The request for files has a password. Unlock it first.',
  'share.locked': 'The link has a password. Unlock it first.',
  'intake_email.limit_reached': 'The organization has the maximum number of intake addresses.',
  'limit.reached':
    'The request would exceed a limit, such as a maximum number or the storage of the organization.',
  'user.max_organization_count_reached': 'The user has the maximum number of organizations.',
  'request.not_found':
    'The path does not exist, or the feature is not available on this installation.',
  'document.not_found': 'The organization has no such document.',
  'version.not_found': 'The document has no such version.',
  'document.words_not_found': 'The positions of the words on this page are not known.',
  'document.thumbnail_not_found': 'The document has no thumbnail.',
  'document.e_invoice_not_found': 'The document contains no e-invoice.',
  'tag.not_found': 'The organization has no such tag.',
  'note.not_found': 'The document has no such note.',
  'reminder.not_found': 'The organization has no such reminder.',
  'finding.not_found': 'No value was found for this field of the document.',
  'tagging_rule.not_found': 'The organization has no such tagging rule.',
  'correspondent.not_found': 'The organization has no such correspondent.',
  'view.not_found': 'The organization has no such view.',
  'field.not_found': 'The organization has no such custom field.',
  'document_type.not_found': 'The organization has no such document type.',
  'webhook.not_found': 'The organization has no such webhook.',
  'intake_email.not_found': 'The organization has no such intake address.',
  'intake_message.not_found': 'The organization has no such received email.',
  'upload_request.not_found': 'The organization has no such request for files.',
  'request_file.not_found': 'The request has no such waiting file.',
  'upload.not_found': 'There is no request for files at this address.',
  'share_link.not_found': 'The organization has no such share link that the user may see.',
  'share.not_found': 'There is no share link at this address.',
  'invitation.not_found': 'There is no such invitation, or it is no longer pending.',
  'member.not_found': 'The organization has no such member.',
  'api_key.not_found': 'There is no such API key.',
  'request.timed_out': 'The body of the request did not arrive in time.',
  'document.already_exists':
    'The organization already has a document with the same file; `details` contains its id.',
  'document.in_trash': 'The document is in the trash. Restore it before you change it.',
  'document.file_taken':
    'Another document now has the same file, so this document cannot be restored.',
  'document.archive_number_taken':
    'Another document has this archive number; `details` contains its id.',
  'tags.already_exists': 'The organization already has a tag with this name.',
  'documents.already_has_tag': 'The document already has this tag.',
  'correspondent.already_exists': 'The organization already has a correspondent with this name.',
  'field.already_exists': 'The organization already has a custom field with this name.',
  'field.has_values':
    'The type of the custom field cannot change, because documents have values of it.',
  'document_type.already_exists':
    'The organization already has a document type with this name or key.',
  'document_type.built_in': 'A built-in document type can be hidden, but not deleted.',
  'intake-emails.already_exists': 'This intake address already exists.',
  'intake_message.being_accepted': 'Another request is already accepting this email.',
  'organization.invitation_already_exists': 'This email address already has a pending invitation.',
  'user.already_in_organization': 'The user is already a member of the organization.',
  'user.owns_shared_organization':
    'You own organizations that have other members. Transfer or delete them first.',
  'upload.receipt_mailed': 'The receipt has already been sent.',
  'upload.ended': 'The request no longer accepts files; `details` contains the reason.',
  'share.ended':
    'The link has ended or is paused; `details.reason` is `expired`, `revoked` or `paused`.',
  'request.conflict': 'The resource has changed since you read it.',
  'document.no_pages': 'The document is neither a PDF nor a picture whose pages can be changed.',
  'document.signed':
    'The PDF is signed. Set confirmsSignature to change its pages, which breaks the signature.',
  'document.encrypted': 'The PDF is encrypted, so its pages cannot be changed.',
  'document.pages_damaged': 'The file is damaged, so its pages cannot be changed.',
  'document.pages_too_large': 'The files have too many pages or bytes to be changed at once.',
  'document.size_too_large': 'The file is larger than the maximum size on this installation.',
  'request.too_large': 'The request or the requested result is too large.',
  'upload.type_refused': 'Archives and programs are not accepted.',
  'user.organization_invitation_limit_reached':
    'You have sent the maximum number of invitations per day.',
  'request.rate_limited':
    'There were too many requests. Try again after the number of seconds in `Retry-After`.',
  'internal.error': 'An unexpected error occurred.',
  'demo.not_available': 'This is not available in the demo.',
  'server.busy': 'The server is busy. Try again after the number of seconds in `Retry-After`.',
  'service.unavailable':
    'The database is temporarily unavailable, and nothing was changed. Try again after the number of seconds in `Retry-After`.',
  'service.interrupted':
    'The connection to the database was lost, and the change may have been made. Wait for the number of seconds in `Retry-After`, and check whether it was before you try again.',
  'demo.browser_not_supported': 'The browser does not support what the demo requires.',
  'demo.storage_unavailable': 'The storage of the browser is not available.',
  'demo.too_old':
    'The demo archive in this browser was created by a version that is too old to upgrade from.',
  'demo.storage_full': 'The storage of the browser is full.',
} as const satisfies Record<ErrorCode, string>;
