import type {
  RecipientInput,
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
 * Changes the given parts of a request, if they differ. Throws 404 `upload_request.not_found`, and
 * the errors of creating one. A new deadline keeps the days of grace.
 */
export async function updateUploadRequest(
  scope: OrganizationScope,
  requestId: string,
  { recipients, ...update }: UploadRequestUpdate,
): Promise<UploadRequest> {
  const found = await findUploadRequest(scope, requestId);
  if (!found) throw new AppError('upload_request.not_found');
  await assertDestination(scope, update);
  const change = otherValues(found.request, await changeOf(scope, found.request, update));
  const changesRecipients = recipients && !areSame(found.recipients, recipients);
  if (!changesRecipients && Object.keys(change).length === 0) {
    return presentUploadRequest(scope.platform, found);
  }
  const request = { ...change, updatedAt: scope.platform.clock.now() };
  const formerEmails = found.recipients.map(({ email }) => email);
  const updated = await updateUploadRequestRow(scope, requestId, {
    request,
    ...(changesRecipients && {
      recipients: await newRecipients(scope, requestId, { recipients, formerEmails }),
    }),
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
  };
}

function otherValues(
  current: UploadRequestRow,
  change: Partial<UploadRequestRow>,
): Partial<UploadRequestRow> {
  const before = new Map<string, unknown>(Object.entries(current));
  const isOther = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(name));
  return Object.fromEntries(Object.entries(change).filter(isOther));
}

function areSame(current: readonly RecipientInput[], recipients: readonly RecipientInput[]) {
  const names = new Map(current.map(({ email, name }) => [email, name]));
  const isKept = ({ email, name }: RecipientInput) => names.get(email) === name;
  return recipients.length === current.length && recipients.every(isKept);
}
