import type { PublicUploadState } from '../../../shared/sharing/upload-requests/public-upload.ts';
import type { UploadState } from '../../../shared/sharing/upload-requests/upload-request.ts';
import type { SenderUsage, Usage } from './usage-store.ts';

type Rules = {
  checklist: readonly string[];
  endsAt: Date;
  isEnabled: boolean;
  maxFiles: number;
  maxTotalBytes: number;
};

export function uploadStateOf(rules: Rules, usage: Usage, now: Date): UploadState {
  if (!rules.isEnabled) return 'paused';
  if (rules.endsAt <= now) return 'ended';
  if (rules.checklist.length > 0 && doneItems(rules, usage).every(({ isDone }) => isDone)) {
    return 'complete';
  }
  const isFull = usage.filesCount >= rules.maxFiles || usage.totalBytes >= rules.maxTotalBytes;
  return isFull ? 'full' : 'open';
}

/**
 * Like `uploadStateOf`, for a sender, for whom a request is open or not. `ownCount` of the files
 * are theirs.
 */
export function senderStateOf(
  rules: Rules & { maxFilesPerDay: number | null; isSingleSender: boolean },
  usage: SenderUsage,
  now: Date,
): PublicUploadState {
  const state = uploadStateOf(rules, usage, now);
  if (state !== 'open') return state;
  if (rules.isSingleSender && usage.filesCount > usage.ownCount) return 'taken';
  return usage.dayCount >= (rules.maxFilesPerDay ?? Infinity) ? 'full-today' : 'open';
}

export function doneItems({ checklist }: Pick<Rules, 'checklist'>, { items }: Usage) {
  return checklist.map((text, index) => ({ text, isDone: items.includes(index) }));
}
