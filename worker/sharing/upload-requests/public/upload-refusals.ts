import type { PublicUploadState } from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { AppError } from '../../../http/app-error.ts';

const limits: Partial<Record<PublicUploadState, string>> = { full: 'files', 'full-today': 'day' };

export function refusalOf(state: PublicUploadState): AppError {
  const limit = limits[state];
  return limit ? new AppError('limit.reached', { details: { limit } }) : endedError(state);
}

export function tooLarge(isOfRequest: boolean): AppError {
  return isOfRequest
    ? new AppError('limit.reached', { details: { limit: 'bytes' } })
    : new AppError('document.size_too_large');
}

export function endedError(reason: string): AppError {
  return new AppError('upload.ended', { details: { reason } });
}
