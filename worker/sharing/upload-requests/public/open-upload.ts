import { createUploadScope, type UploadScope } from '../../../access/upload-scope.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isUnlocked, type LockedLink } from '../../passwords/unlock-cookie.ts';
import { uploadStateOf } from '../upload-state.ts';
import { hashUploadToken, organizationIdOfToken } from '../upload-token.ts';
import { findOpenOrganization, findUpload } from './public-upload-store.ts';
import { endedError } from './upload-refusals.ts';

export type OpenedUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>> & {
  scope: UploadScope;
  organizationName: string;
  isSharingEnabled: boolean;
};

type Visit = { token: string; sessionHash: string };

/** Throws 404 `upload.not_found` for an organization that does not exist or is deleted. */
export async function findOrganization({ identityDatabase }: Platform, organizationId: string) {
  const organization = await findOpenOrganization(identityDatabase, organizationId);
  if (!organization) throw new AppError('upload.not_found');
  return organization;
}

/**
 * Returns the request at an address, in two round trips. Throws 404 `upload.not_found` without a
 * reason.
 */
export async function findUploadOf(
  platform: Platform,
  { token, sessionHash }: Visit,
): Promise<OpenedUpload> {
  const organizationId = organizationIdOfToken(token);
  if (organizationId === undefined) throw new AppError('upload.not_found');
  const organization = await findOrganization(platform, organizationId);
  platform.shards.note(organizationId, organization.shard);
  const tokenHash = await hashUploadToken(token);
  const scope = createUploadScope(platform, { organizationId, tokenHash, sessionHash });
  const found = await findUpload(scope);
  if (!found) throw new AppError('upload.not_found');
  const { name: organizationName, isSharingEnabled } = organization;
  return { ...found, scope, organizationName, isSharingEnabled };
}

/**
 * Like `findUploadOf`, for a person who may see the request: throws 410 `upload.ended` with the
 * reason, and 403 `upload.locked`.
 */
export async function openUpload(
  platform: Platform,
  { headers, ...visit }: Visit & { headers: Headers },
): Promise<OpenedUpload> {
  const upload = await findUploadOf(platform, visit);
  assertNotEnded(upload);
  const locked = lockOf(upload);
  if (locked && !(await isUnlocked(platform, locked, headers))) throw new AppError('upload.locked');
  return upload;
}

export function lockOf({ request: { id, passwordHash } }: OpenedUpload): LockedLink | undefined {
  return passwordHash === null ? undefined : { id, passwordHash };
}

/** A request that is complete or full still shows senders the files that they have sent. */
export function assertNotEnded(upload: OpenedUpload): void {
  const { scope, request, usage, isSharingEnabled } = upload;
  if (!isSharingEnabled) throw endedError('paused');
  const state = uploadStateOf(request, usage, scope.platform.clock.now());
  if (state === 'paused' || state === 'ended') throw endedError(state);
}
