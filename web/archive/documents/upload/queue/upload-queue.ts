import { errorStatuses } from '../../../../../shared/errors.ts';
import { ApiError } from '../../../../api/api-error.ts';
import type { UploadedDocument } from '../upload-api.ts';
import type { UploadInto } from '../values/upload-into.ts';

const maxUploadsAtOnce = 3;

/** Why an upload failed. If `isFinal`, retrying cannot succeed; `duplicateId` is the document with the same bytes. */
export type UploadFailure = { error: unknown; isFinal: boolean; duplicateId?: string };

type UploadState =
  | { status: 'pending' }
  | { status: 'uploading'; progress: number }
  | ({ status: 'success' } & UploadedDocument)
  | { status: 'error'; failure: UploadFailure };

/** `progress` is from 0 to 1. The organization is the one that was open when the file was chosen. */
export type UploadItem = UploadState & {
  id: string;
  organizationId: string;
  file: File;
  into?: UploadInto;
  /** The file is stored in this browser under the same id until it is uploaded (web/offline/waiting-store.ts). */
  isStored?: boolean;
};

export type UploadAction =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'succeeded'; id: string; uploaded: UploadedDocument }
  | { type: 'failed'; id: string; failure: UploadFailure }
  | { type: 'interrupted'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'retried-all' }
  | { type: 'reconnected' }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

type NewUpload = Pick<UploadItem, 'id' | 'organizationId' | 'file' | 'into' | 'isStored'> & {
  maxUploadSize: number;
};

/**
 * Returns a new item of the queue. A file that is empty or over the limit (in bytes; 0 or less means none) fails
 * without a request.
 */
export function newUpload({ maxUploadSize, ...upload }: NewUpload): UploadItem {
  const code = refusalOf(upload.file, maxUploadSize);
  if (!code) return { ...upload, status: 'pending' };
  const error = new ApiError({ code, status: errorStatuses[code], message: '' });
  return { ...upload, status: 'error', failure: { error, isFinal: true } };
}

function refusalOf({ size }: File, maxUploadSize: number) {
  if (size === 0) return 'document.empty';
  return maxUploadSize > 0 && size > maxUploadSize ? 'document.size_too_large' : undefined;
}

/** Returns the queue after an action. Actions on removed items, or on items in another state, have no effect. */
export function reduceUploads(
  items: readonly UploadItem[],
  action: UploadAction,
): readonly UploadItem[] {
  switch (action.type) {
    case 'added':
      return [...items, ...action.items];
    case 'started':
      return moved(items, action.id, { from: 'pending', to: { status: 'uploading', progress: 0 } });
    case 'progressed':
      return moved(items, action.id, {
        from: 'uploading',
        to: { status: 'uploading', progress: action.progress },
      });
    case 'succeeded':
      return moved(items, action.id, {
        from: 'uploading',
        to: { status: 'success', ...action.uploaded },
      });
    case 'failed':
      return moved(items, action.id, {
        from: 'uploading',
        to: { status: 'error', failure: action.failure },
      });
    case 'interrupted':
      return moved(items, action.id, { from: 'uploading', to: { status: 'pending' } });
    case 'retried':
      return moved(items, action.id, { from: 'error', to: { status: 'pending' } });
    case 'retried-all':
      return items.map((item) => (isRetryable(item) ? pendingAgain(item) : item));
    case 'reconnected':
      return items.map((item) => (isUnanswered(item) ? pendingAgain(item) : item));
    case 'removed':
      return items.filter((item) => item.id !== action.id);
    case 'cleared':
      return [];
  }
}

function moved(
  items: readonly UploadItem[],
  id: string,
  change: { from: UploadState['status']; to: UploadState },
): readonly UploadItem[] {
  return items.map((item) => {
    if (item.id !== id || item.status !== change.from) return item;
    return { ...pendingAgain(item), ...change.to };
  });
}

function pendingAgain({ id, organizationId, file, into, isStored }: UploadItem): UploadItem {
  return { id, organizationId, file, into, isStored, status: 'pending' };
}

export function uploadsToStart(items: readonly UploadItem[]): readonly UploadItem[] {
  const running = items.filter((item) => item.status === 'uploading').length;
  return items
    .filter((item) => item.status === 'pending')
    .slice(0, Math.max(0, maxUploadsAtOnce - running));
}

export function isRetryable(item: UploadItem): boolean {
  return item.status === 'error' && !item.failure.isFinal;
}

/** Returns whether the upload failed without a response, as happens before the browser notices that it is offline. */
function isUnanswered(item: UploadItem): boolean {
  return item.status === 'error' && item.failure.error instanceof TypeError;
}

export function wouldLoseUploads(items: readonly UploadItem[]): boolean {
  return isUploading(items.filter(({ isStored }) => !isStored));
}

export function isUploading(items: readonly UploadItem[]): boolean {
  return items.some((item) => item.status === 'pending' || item.status === 'uploading');
}
