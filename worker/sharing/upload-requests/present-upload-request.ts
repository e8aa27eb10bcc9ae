import type { UploadRequest } from '../../../shared/sharing/upload-requests/upload-request.ts';
import { day } from '../../../shared/time/durations.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredUploadRequest } from './upload-request-store.ts';
import { doneItems, uploadStateOf } from './upload-state.ts';
import { uploadUrlOf } from './upload-token.ts';

export async function presentUploadRequest(
  { clock, config }: Platform,
  { request, token, usage }: StoredUploadRequest,
): Promise<UploadRequest> {
  const { passwordHash, expiresAt, endsAt } = request;
  const { filesCount, totalBytes, waitingCount } = usage;
  return {
    ...request,
    checklist: doneItems(request, usage),
    graceDays: Math.round((endsAt.getTime() - expiresAt.getTime()) / day),
    hasPassword: passwordHash !== null,
    state: uploadStateOf(request, usage, clock.now()),
    filesCount,
    totalBytes,
    waitingCount,
    url: token === null ? null : await uploadUrlOf(token, { config, requestId: request.id }),
  };
}
