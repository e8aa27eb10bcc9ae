import { hasCode } from '../../../../api/api-error.ts';
import { isUploading, type UploadItem } from './upload-queue.ts';

type UploadTitle = 'none' | 'failed' | 'done' | 'duplicates' | 'running';

/**
 * The content of the panel's header. `failed` excludes `duplicates`; `succeeded` includes `restored`. `sentBytes` and
 * `bytes` exclude failed files.
 */
export type UploadSummary = {
  title: UploadTitle;
  isRunning: boolean;
  total: number;
  succeeded: number;
  restored: number;
  failed: number;
  duplicates: number;
  sentBytes: number;
  bytes: number;
};

export function summarizeUploads(items: readonly UploadItem[]): UploadSummary {
  const counts = { succeeded: 0, restored: 0, failed: 0, duplicates: 0, sentBytes: 0, bytes: 0 };
  for (const item of items) {
    const { size } = item.file;
    const kind = kindOf(item);
    if (kind === 'failed') counts.failed += 1;
    else {
      counts.bytes += size;
      counts.sentBytes += size * sentShare(item);
    }
    if (kind === 'duplicate') counts.duplicates += 1;
    if (kind === 'restored') counts.restored += 1;
    if (item.status === 'success') counts.succeeded += 1;
  }
  const isRunning = isUploading(items);
  const total = items.length;
  return { ...counts, title: titleOf({ ...counts, isRunning, total }), isRunning, total };
}

function titleOf(summary: Omit<UploadSummary, 'title'>): UploadTitle {
  if (summary.total === 0) return 'none';
  if (summary.failed > 0) return 'failed';
  if (summary.isRunning) return 'running';
  return summary.succeeded > 0 ? 'done' : 'duplicates';
}

function sentShare(item: UploadItem): number {
  switch (item.status) {
    case 'pending':
      return 0;
    case 'uploading':
      return item.progress;
    case 'success':
    case 'error':
      return 1;
  }
}

export type UploadKind = 'uploading' | 'failed' | 'duplicate' | 'restored' | 'pending' | 'uploaded';

export function kindOf(item: UploadItem): UploadKind {
  switch (item.status) {
    case 'pending':
    case 'uploading':
      return item.status;
    case 'success':
      return item.isRestored ? 'restored' : 'uploaded';
    case 'error':
      return hasCode(item.failure.error, 'document.already_exists') ? 'duplicate' : 'failed';
  }
}

export function groupUploads(
  items: readonly UploadItem[],
): Partial<Record<UploadKind, UploadItem[]>> {
  return Object.groupBy(items, kindOf);
}

export function isAllUploaded(items: readonly UploadItem[]): boolean {
  return items.length > 0 && items.every((item) => kindOf(item) === 'uploaded');
}
