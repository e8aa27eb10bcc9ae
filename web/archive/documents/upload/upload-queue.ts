import type { DocumentSummary } from '../../../../shared/archive/documents/document.ts';
import { ApiError } from '../../../api/api-error.ts';

export const maxUploadsAtOnce = 3;

/** Why an upload failed. Retrying is pointless when `isFinal`; `duplicateId` is the document with the same bytes. */
export type UploadFailure = { error: unknown; isFinal: boolean; duplicateId?: string };

export type UploadState =
  | { status: 'pending' }
  | { status: 'uploading'; progress: number }
  | { status: 'success'; document: DocumentSummary }
  | { status: 'error'; failure: UploadFailure };

/** `progress` is from 0 to 1. The organization is the one that was open when the file was chosen. */
export type UploadItem = UploadState & { id: string; organizationId: string; file: File };

export type UploadAction =
  | { type: 'added'; items: readonly UploadItem[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; progress: number }
  | { type: 'succeeded'; id: string; document: DocumentSummary }
  | { type: 'failed'; id: string; failure: UploadFailure }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

export type NewUpload = { id: string; organizationId: string; file: File; maxUploadSize: number };

/** A new item of the queue. A file over the limit (bytes, 0 or less = none) fails without a request. */
export function newUpload({ maxUploadSize, ...upload }: NewUpload): UploadItem {
  if (maxUploadSize <= 0 || upload.file.size <= maxUploadSize) {
    return { ...upload, status: 'pending' };
  }
  const error = new ApiError({ code: 'document.size_too_large', status: 413, message: '' });
  return { ...upload, status: 'error', failure: { error, isFinal: true } };
}

/** The queue after an action. Actions on removed items, or on items in another state, have no effect. */
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
        to: { status: 'success', document: action.document },
      });
    case 'failed':
      return moved(items, action.id, {
        from: 'uploading',
        to: { status: 'error', failure: action.failure },
      });
    case 'retried':
      return moved(items, action.id, { from: 'error', to: { status: 'pending' } });
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
    const { organizationId, file } = item;
    return { id, organizationId, file, ...change.to };
  });
}

/** The items to start next, oldest first; at most `maxUploadsAtOnce` run. */
export function uploadsToStart(items: readonly UploadItem[]): readonly UploadItem[] {
  const running = items.filter((item) => item.status === 'uploading').length;
  return items
    .filter((item) => item.status === 'pending')
    .slice(0, Math.max(0, maxUploadsAtOnce - running));
}

export type UploadSummary =
  | { state: 'none' }
  | { state: 'failed'; count: number }
  | { state: 'done'; count: number }
  | { state: 'running'; succeeded: number; total: number };

/** The state in the panel's title; failures take precedence. */
export function summarizeUploads(items: readonly UploadItem[]): UploadSummary {
  if (items.length === 0) return { state: 'none' };
  const failed = items.filter((item) => item.status === 'error').length;
  if (failed > 0) return { state: 'failed', count: failed };
  const succeeded = items.filter((item) => item.status === 'success').length;
  if (succeeded === items.length) return { state: 'done', count: succeeded };
  return { state: 'running', succeeded, total: items.length };
}

/** Failed items first, otherwise in the order they were added. */
export function failedFirst(items: readonly UploadItem[]): readonly UploadItem[] {
  const failed = items.filter((item) => item.status === 'error');
  return [...failed, ...items.filter((item) => item.status !== 'error')];
}

/** Whether leaving the page would lose uploads. */
export function isUploading(items: readonly UploadItem[]): boolean {
  return items.some((item) => item.status === 'pending' || item.status === 'uploading');
}
