import type {
  UploadRequest,
  UploadRequestInput,
} from '../../../shared/sharing/upload-requests/upload-request.ts';
import { createId } from '../../../shared/ids.ts';
import { day } from '../../../shared/time/durations.ts';
import { userIdOf } from '../../access/actor.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { hashLinkPassword } from '../passwords/link-password.ts';
import { assertDestination } from './assert-destination.ts';
import { deadlineOf } from './deadline.ts';
import { newRecipients } from './recipients/new-recipients.ts';
import { presentUploadRequest } from './present-upload-request.ts';
import { insertUploadRequest } from './upload-request-store.ts';
import {
  createUploadToken,
  encryptUploadToken,
  hashUploadToken,
  uploadUrl,
} from './upload-token.ts';
import { noUsage } from './usage-store.ts';

const defaultTime = 14 * day;

/**
 * Creates a request with a secret address. Throws 400 `request.invalid` for a deadline in the past,
 * 403 for one in more than a year, 404 `tag.not_found` or `correspondent.not_found`, 403
 * `limit.reached` at the number of requests of an organization, and 429
 * `user.organization_invitation_limit_reached` beyond its mails of a day.
 */
export async function createUploadRequest(
  scope: OrganizationScope,
  { password, expiresAt, graceDays, recipients, ...input }: UploadRequestInput,
): Promise<{ uploadRequest: UploadRequest; url: string }> {
  const { config, clock } = scope.platform;
  const now = clock.now();
  const deadline = deadlineOf(scope, {
    expiresAt: expiresAt ?? new Date(now.getTime() + defaultTime),
    graceDays,
  });
  await assertDestination(scope, input);
  const request = {
    ...input,
    ...deadline,
    id: createId('upr'),
    organizationId: scope.organizationId,
    createdBy: userIdOf(scope.actor),
    passwordHash: password === null ? null : await hashLinkPassword(password),
    isAlwaysAccepted: false,
    notifyAt: null,
    toldUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  const token = createUploadToken(scope.organizationId);
  const link = {
    tokenHash: await hashUploadToken(token),
    token: await encryptUploadToken(token, { config, requestId: request.id }),
  };
  const addresses = {
    link,
    recipients: await newRecipients(scope, request.id, { recipients, formerEmails: [] }),
  };
  const added = await insertUploadRequest(scope, request, addresses);
  if (!added) throw new AppError('limit.reached');
  const stored = { request, token: link.token, usage: noUsage, recipients: added };
  return {
    uploadRequest: await presentUploadRequest(scope.platform, stored),
    url: uploadUrl(config, token),
  };
}
