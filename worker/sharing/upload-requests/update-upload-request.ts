import type {
  UploadRequest,
  UploadRequestUpdate,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { day } from '../../../shared/time/durations.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { hashLinkPassword } from '../passwords/link-password.ts';
import { assertDestination } from './assert-destination.ts';
import { deadlineOf, graceDaysOf } from './deadline.ts';
import { newRecipients } from './recipients/new-recipients.ts';
import { presentUploadRequest } from './present-upload-request.ts';
import {
  findUploadRequest,
  updateUploadRequestRow,
  type UploadRequestRow,
} from './upload-request-store.ts';

/**
 * Changes what is sent of a request. Throws 404 `upload_request.not_found`, and like creating one. A new deadline keeps the
 * days of grace.
 */
export async function updateUploadRequest(
  scope: OrganizationScope,
  requestId: string,
  { recipients, ...update }: UploadRequestUpdate,
): Promise<UploadRequest> {
  const found = await findUploadRequest(scope, requestId);
  if (!found) throw new AppError('upload_request.not_found');
  await assertDestination(scope, update);
  const request = await changeOf(scope, found.request, update);
  const formerEmails = found.recipients.map(({ email }) => email);
  const updated = await updateUploadRequestRow(scope, requestId, {
    request,
    recipients: recipients && (await newRecipients(scope, requestId, { recipients, formerEmails })),
  });
  if (!updated) throw new AppError('upload_request.not_found');
  return presentUploadRequest(scope.platform, {
    ...found,
    request: { ...found.request, ...request },
    recipients: updated,
  });
}

async function changeOf(
  scope: OrganizationScope,
  current: UploadRequestRow,
  { password, expiresAt, graceDays, ...update }: Omit<UploadRequestUpdate, 'recipients'>,
) {
  const grace = graceDays ?? graceDaysOf(current);
  return {
    ...update,
    ...(expiresAt && deadlineOf(scope, { expiresAt, graceDays: grace })),
    ...(!expiresAt &&
      graceDays !== undefined && {
        endsAt: new Date(current.expiresAt.getTime() + graceDays * day),
      }),
    ...(password !== undefined && {
      passwordHash: password === null ? null : await hashLinkPassword(password),
    }),
    updatedAt: scope.platform.clock.now(),
  };
}
