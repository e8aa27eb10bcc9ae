import type {
  PublicUpload,
  SentFile,
} from '../../../../shared/sharing/upload-requests/public-upload.ts';
import { takeBackTime } from '../../../../shared/sharing/upload-requests/request-file.ts';
import { sendsMail } from '../../../platform/config.ts';
import { doneItems, senderStateOf } from '../upload-state.ts';
import type { OpenedUpload } from './open-upload.ts';
import type { OwnFile } from './public-upload-store.ts';

export function presentUpload({
  scope,
  request,
  recipient,
  usage,
  organizationName,
}: OpenedUpload): PublicUpload {
  const { config, clock } = scope.platform;
  const { title, note, expiresAt, maxFiles, maxFilesPerDay, maxTotalBytes } = request;
  const now = clock.now();
  return {
    title,
    note,
    organizationName,
    expiresAt,
    checklist: doneItems(request, usage),
    isOverdue: expiresAt <= now,
    asksName: request.asksName && recipient === null,
    state: senderStateOf(request, usage, now),
    maxFileBytes: config.DOCUMENT_STORAGE_MAX_UPLOAD_SIZE || null,
    filesLeft: Math.max(0, maxFiles - usage.filesCount),
    filesLeftToday: maxFilesPerDay && Math.max(0, maxFilesPerDay - usage.dayCount),
    bytesLeft: Math.max(0, maxTotalBytes - usage.totalBytes),
    mailsReceipts: sendsMail(config),
  };
}

export function presentSentFile({ state, ...file }: OwnFile, now: Date): SentFile {
  const until = new Date(file.receivedAt.getTime() + takeBackTime);
  return { ...file, removableUntil: state === 'waiting' && until > now ? until : null };
}
